import type { TextLanguage } from '../../../texts/text-language';

type Lines<Scene extends string, Key extends string> = Record<TextLanguage, Record<`${Scene}.${Key}`, string>>;

/** The lines of one scene in every language, keyed `scene.line` as the scene names them. */
export function linesOf<Scene extends string, Key extends string>(
  scene: Scene,
  lines: Record<TextLanguage, Record<Key, string>>,
): Lines<Scene, Key> {
  const named = Object.entries<Record<Key, string>>(lines).map(([language, said]) => [
    language,
    Object.fromEntries(Object.entries<string>(said).map(([key, line]) => [`${scene}.${key}`, line])),
  ]);
  return Object.fromEntries(named) as Lines<Scene, Key>;
}
