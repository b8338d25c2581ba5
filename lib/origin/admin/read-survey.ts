import type { Kysely } from 'kysely';
import { readForms, readQuestionnaire, type Form } from '../store/questionnaires';
import type { Schema } from '../store/schema';
import { joinForms, type JoinedForms } from './join-forms';

/** A survey as it is and was asked. */
export interface Survey {
  key: string;
  isClosed: boolean;
  /** What it asks, or asked last. */
  newest: Form;
  /** By their ids. */
  forms: ReadonlyMap<string, Form>;
  joined: JoinedForms;
}

/** Undefined where it is closed and was never answered, or never was. */
export async function readSurvey(db: Kysely<Schema>, key: string): Promise<Survey | undefined> {
  const open = await readQuestionnaire(db, key);
  const forms = [...(open ? [open] : []), ...(await readForms(db, key))];
  const [newest] = forms;
  return (
    newest && {
      key,
      isClosed: !open,
      newest,
      forms: new Map(forms.map((form) => [form.id, form])),
      joined: joinForms(forms),
    }
  );
}
