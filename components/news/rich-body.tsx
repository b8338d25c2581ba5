import styles from './rich-body.module.css';

/** A body that was written as HTML and cleaned on the server (`cleanHtml`); one without any tag keeps its line ends. */
export function RichBody({ html, lang }: { html: string; lang?: string }) {
  const isPlain = !html.includes('<');
  return (
    <div
      className={styles.body}
      data-plain={isPlain || undefined}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
