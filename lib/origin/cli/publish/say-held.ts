import { markName, type Mark } from '../../publish/unpublish/mark';

/** What is held back of a publication, and how it is let in again: a paragraph, or none. */
export function sayHeld(marks: readonly Mark[]): string[] {
  return marks.length === 0
    ? []
    : [
        [
          'Held back, and not published:',
          ...marks.map(
            (mark) => `  ${markName(mark)}   (lifted by: npm run publish -- unpublish ${markName(mark)} --undo)`,
          ),
        ].join('\n'),
      ];
}
