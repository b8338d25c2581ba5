import { BELOW_ROOT, environmentWith, isRoot, readEnv } from './env';
import { readLogo } from './site-identity/read-logo';

/**
 * All that is wrong with the settings, and with the logo that they name: a sentence each.
 * @param isSite whether they are those of a site, and not of an origin alone, which a proxy may serve below a path
 */
export async function settingFaults({ isSite = false } = {}): Promise<string[]> {
  const faults = [() => readEnv(), checkLogo, ...(isSite ? [checkRoot] : [])].map(async (check) => {
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

/** An address that is none is named with the others. */
function checkRoot(): void {
  const { PUBLIC_URL } = environmentWith({});
  if (PUBLIC_URL && URL.canParse(PUBLIC_URL) && !isRoot(PUBLIC_URL)) throw new Error(`PUBLIC_URL: ${BELOW_ROOT}`);
}

function logoOf(settings: Record<string, string | undefined>): string | undefined {
  try {
    return readEnv(settings).identity.logo;
  } catch {
    // It is named with the others.
    return undefined;
  }
}
