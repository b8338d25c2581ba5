/** Readers' names with what they wrote. A body is plain text, whatever it looks like. */
export type Voices = Readonly<Record<string, string>>;

/** Kinds of story that readers speak of in a way of its own. */
export type Mood = 'romance' | 'mystery' | 'comedy' | 'sport' | 'eerie' | 'far';

/** What readers of one language write, by where it fits. */
export interface CommentBank extends Record<Mood, Voices> {
  /** Under any chapter. */
  any: Voices;
  /** Only as the first comment of a chapter. */
  first: Voices;
  /** Under any chapter too: text that looks like code. */
  markup: Voices;
}
