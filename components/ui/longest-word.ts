import { Children, isValidElement, type ReactNode } from 'react';

/** How many letters the longest word has of what is shown; a line may break after a hyphen. */
export function longestWord(shown: ReactNode): number {
  const lengths = Children.toArray(shown).map((child) => {
    if (isValidElement<{ children?: ReactNode }>(child)) return longestWord(child.props.children);
    return Math.max(
      0,
      ...String(child)
        .split(/[\s\u00ad-]/)
        .map(({ length }) => length),
    );
  });
  return Math.max(0, ...lengths);
}
