import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Form } from '../store/questionnaires';
import type { Texts } from '../store/texts';

interface JoinedQuestion {
  several: boolean;
  description: Texts<string>;
  /** What was offered. */
  options: Texts<string>[];
}

export interface JoinedForms {
  questions: JoinedQuestion[];
  /** By a form's id: where its questions, and what each offers, stand among all. */
  places: ReadonlyMap<string, readonly { question: number; options: readonly number[] }[]>;
}

/**
 * All that the forms of a survey ask and offer, in the order of the first, behind it what only others have. What says the same in every language that two forms
 * share is one; what was said otherwise, be it by a letter, stands for itself, so that no answer is ever counted for words that nobody chose.
 */
export function joinForms(forms: readonly Form[]): JoinedForms {
  const questions: JoinedQuestion[] = [];
  const places = forms.map((form) => {
    const asked = questionsOf(form);
    const found = placesIn(questions, asked, ({ description }) => description);
    return [
      form.id,
      asked.map(({ options }, index) => ({
        question: found[index]!,
        options: placesIn(questions[found[index]!]!.options, options, (option) => option),
      })),
    ] as const;
  });
  return { questions, places: new Map(places) };
}

function questionsOf({ questions, texts }: Form): JoinedQuestion[] {
  const inAll = (say: (language: LanguageCode) => string | undefined): Texts<string> =>
    Object.fromEntries((Object.keys(texts) as LanguageCode[]).map((language) => [language, say(language)]));
  return questions.map(({ numberOfChoices }, index) => {
    const offered = Math.max(...Object.values(texts).map((text) => text.questions[index]?.selection.length ?? 0));
    return {
      several: numberOfChoices > 1,
      description: inAll((language) => texts[language]!.questions[index]?.description),
      options: Array.from({ length: offered }, (_, option) =>
        inAll((language) => texts[language]!.questions[index]?.selection[option]),
      ),
    };
  });
}

/** Where each of one form's items stands in a list; those that are not in it are added. */
function placesIn<Item>(list: Item[], items: readonly Item[], textsOf: (item: Item) => Texts<string>): number[] {
  // What a form asks twice is two.
  const taken = new Set<number>();
  return items.map((item) => {
    const found = list.findIndex((other, place) => !taken.has(place) && isSame(textsOf(other), textsOf(item)));
    const place = found >= 0 ? found : list.push(item) - 1;
    taken.add(place);
    return place;
  });
}

function isSame(one: Texts<string>, other: Texts<string>): boolean {
  const shared = (Object.keys(one) as LanguageCode[]).filter(
    (language) => one[language] !== undefined && other[language] !== undefined,
  );
  return shared.length > 0 && shared.every((language) => one[language] === other[language]);
}
