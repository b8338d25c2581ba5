import { environmentWith, readEnv } from './env';
import { readLogo } from './site-identity/read-logo';

/** All that is wrong with the settings, and with the logo that they name: a sentence each. */
export async function settingFaults(): Promise<string[]> {
  const faults = [() => readEnv(), checkLogo].map(async (check) => {
    try {
      await check();
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  });
  return (await Promise.all(faults)).filter((fault) => fault !== undefined);
}

/** Whatever else is wrong. */
async function checkLogo(): Promise<void> {
  const { DATA_DIR, SITE_LOGO } = environmentWith({});
  const file = logoOf({ DATA_DIR, SITE_LOGO });
  if (file) await readLogo(file);
}

function logoOf(settings: Record<string, string | undefined>): string | undefined {
  try {
    return readEnv(settings).identity.logo;
  } catch {
    // It is named with the others.
    return undefined;
  }
}
