import type { Language } from './language';

/** One question of a survey; its place in the list is its number. */
export interface SurveyQuestion {
  text: string;
  choices: readonly string[];
  /** At most this many may be chosen, own words among them; 1 asks for one. */
  maxChoices: number;
  /** What the choice of own words is called, empty where the survey has no name for it; undefined where there is none. */
  other?: string;
  isRequired: boolean;
}

export interface Survey {
  /** This reader has sent answers before. */
  isAnswered: boolean;
  introduction: string;
  questions: readonly SurveyQuestion[];
  /** Of all the words above. */
  language: Language;
}

/** `q1` and so on: a string where one may be chosen, a list where several may. */
export type SurveyAnswers = Readonly<Record<string, string | readonly string[]>>;

/** Which survey is opened, in which language, and what the app says of itself when it opens it. */
export interface SurveyVisit {
  key: string;
  language: Language;
  os?: string;
  appVersion?: string;
  osVersion?: string;
  secret?: string;
}
