import { Link } from '@/lib/i18n/navigation';

import styles from './text-blocks.module.css';

/** A paragraph, or the points of a list. Text may hold links to our own pages: `[words](/path)`. */
export type TextBlock = string | readonly string[];

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

/** Splitting by the pattern leaves plain text, words and path in turn. */
function LinkedText({ text }: { text: string }) {
  const pieces = text.split(LINK);
  return pieces.map((piece, index) => {
    if (index % 3 === 2) return null;
    return index % 3 === 0 ? (
      piece
    ) : (
      <Link key={index} href={pieces[index + 1]!} prefetch={false}>
        {piece}
      </Link>
    );
  });
}

/** Prose from a content table. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>
            <LinkedText text={block} />
          </p>
        ) : (
          <ul key={index} className={styles.list}>
            {block.map((point, at) => (
              <li key={at}>
                <LinkedText text={point} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
