import { z } from 'zod';
import type { KeptFiles } from '../../kept/kept-files';
import { parseJson } from '../../parse-json';

type Noted = Pick<KeptFiles, 'readUsers' | 'writeUsers'>;

const schema = z.object({ catalogues: z.array(z.string()) });

/** Notes that a catalogue has files here, before it has any. Gives whether it is noted only now. */
export async function joinUsers(kept: Noted, id: string): Promise<boolean> {
  const users = await readUsers(kept);
  if (!users || users.includes(id)) return false;
  await kept.writeUsers(`${JSON.stringify({ catalogues: [...users, id] })}\n`);
  return true;
}

/** Whether nobody but this catalogue has files here. */
export async function isSoleUser(kept: Noted, id: string): Promise<boolean> {
  const users = await readUsers(kept);
  return users?.length === 1 && users[0] === id;
}

/** Undefined where what is noted cannot be read: then nobody knows. */
async function readUsers(kept: Noted): Promise<readonly string[] | undefined> {
  const text = await kept.readUsers();
  return text === undefined ? [] : schema.safeParse(parseJson(text)).data?.catalogues;
}
