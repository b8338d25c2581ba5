import type { TextBlock } from '@/components/catalog/text-blocks';

import styles from './terms-web-ja.module.css';
import type { TermsInJapanese } from './texts/terms-web-ja';

/** The browser's terms of service, in Japanese alone: the text that prevails. */
export function TermsWebJa({ text }: { text: TermsInJapanese }) {
  const { title, lead, articles, dates } = text;
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {articles.map(({ head, body }, index) => (
        <section
          key={head}
          id={`article-${index + 1}`}
          aria-labelledby={`head-${index + 1}`}
          className={styles.article}
        >
          <h2 id={`head-${index + 1}`} className={styles.head}>
            {`第${index + 1}条（${head}）`}
          </h2>
          {body.map(renderBlock)}
        </section>
      ))}
      <footer className={styles.dates}>
        {dates.map(({ date, text }) => (
          <p key={date}>
            <time dateTime={date}>{text}</time>
          </p>
        ))}
      </footer>
    </main>
  );
}

function renderBlock(block: TextBlock, index: number) {
  if (typeof block === 'string') return <p key={index}>{block}</p>;
  return (
    <ol key={index} className={styles.items}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
