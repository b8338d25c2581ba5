const TROUBLES = ['unreachable', 'unknown', 'waiting', 'refused'] as const;

/** Why the origin told nothing: it does not answer as it should, does not know the token, looks at none for a while, or does not understand what it was asked. */
export type AdminTrouble = (typeof TROUBLES)[number];

export class AdminError extends Error {
  constructor(
    readonly trouble: AdminTrouble,
    cause?: unknown,
  ) {
    super(`The origin told the operator nothing: ${trouble}.`, { cause });
  }
}

/** What was asked, or the trouble in its place; other failures are thrown on. */
export async function orTrouble<Answer>(asked: Promise<Answer>): Promise<Answer | AdminTrouble> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AdminError) return error.trouble;
    throw error;
  }
}

/** A trouble that an address names. */
export function troubleOf(named: string | undefined): AdminTrouble | undefined {
  return TROUBLES.find((each) => each === named);
}
