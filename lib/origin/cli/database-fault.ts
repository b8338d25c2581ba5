/** Why a PostgreSQL database would not open, by the system's or the server's code. */
const FAULTS: Record<string, string> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host cannot be looked up now',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ECONNRESET: 'it hangs up',
  '28P01': 'the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no database of that name',
  '42501': 'this user may not create tables in it',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
};

/** What keeps the database of DATABASE_URL from being used, in one sentence; undefined where it is nothing of the database's. */
export function databaseFault(error: unknown): string | undefined {
  const reason = FAULTS[(error as { code?: string }).code ?? ''];
  return reason && `The database of DATABASE_URL cannot be used: ${reason}.`;
}
