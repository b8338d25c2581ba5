/** A browser that holds values and cookies; `refuses` lets nothing be written, as a full one does. */
function browserWith({
  stored = {},
  cookies = {},
  refuses = [],
}: {
  stored?: Record<string, string>;
  cookies?: Record<string, string>;
  refuses?: readonly ('storage' | 'cookies')[];
}) {
  const values = new Map(Object.entries(stored));
  const jar = new Map(Object.entries(cookies));
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses.includes('storage')) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  const document = {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(written: string) {
      const [name, value] = written.split('; ')[0]!.split('=') as [string, string];
      if (!refuses.includes('cookies')) jar.set(name, value);
    },
  };
  Object.assign(globalThis, { window: { localStorage, location: { protocol: 'http:' } }, document });
  return { stored: () => Object.fromEntries(values), cookies: () => Object.fromEntries(jar) };
}

/** The modules as a freshly loaded page has them. */
async function newPage() {
  jest.resetModules();
  return { ...(await import('./content-languages')), ...(await import('./service-locale')) };
}

afterEach(() => ['window', 'document'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

describe('content languages', () => {
  test.each([
    [{ contentsV2: 'tha,tha,klingon,,toString' }, {}, 'eng', ['eng', 'tha']],
    [{ contentsV2: 'eng'.repeat(4_000) }, { languages: 'esp'.repeat(3_000) }, 'deu', ['deu']],
    [{ contents: 'es' }, {}, 'eng', ['eng', 'esp']],
    [{ contents: 'es', contentsV2: 'fra' }, {}, 'eng', ['eng', 'fra']],
    [{ contentsV2: '[]' }, { languages: 'eng-esp' }, 'eng', ['eng', 'esp']],
  ] as const)('stored as %j with the cookies %j are, in %s, %j', async (stored, cookies, own, languages) => {
    browserWith({ stored, cookies });
    expect((await newPage()).readContentLanguages(own)).toEqual(languages);
  });

  test.each([
    ['es', 'esp'],
    ['en', 'eng'],
    ['none', 'eng'],
  ])('migrate once from the old setting %j to %s @4.38', async (contents, contentsV2) => {
    const browser = browserWith({ stored: { contents } });
    const { mirrorContentLanguages, readContentLanguages, keepContentLanguages } = await newPage();
    mirrorContentLanguages();
    expect([browser.stored(), browser.cookies()]).toEqual([{ contentsV2 }, { languages: contentsV2 }]);
    keepContentLanguages(['tha']);
    mirrorContentLanguages();
    expect(readContentLanguages('tha')).toEqual(['tha']);
  });

  test('are stored as chosen, and mirrored to the cookie in canonical order @3.54', async () => {
    const browser = browserWith({});
    const { keepContentLanguages, mirrorContentLanguages, readContentLanguages } = await newPage();
    mirrorContentLanguages();
    expect([browser.stored(), browser.cookies()]).toEqual([{}, {}]);
    keepContentLanguages(['fra', 'vie', 'deu']);
    expect([browser.stored(), browser.cookies()]).toEqual([
      { contentsV2: 'fra,vie,deu' },
      { languages: 'deu-fra-vie' },
    ]);
    expect(readContentLanguages('fra')).toEqual(['fra', 'vie', 'deu']);
  });

  test.each([
    ['in the cookie where storage is full', ['storage'], ['eng', 'esp']],
    ['in memory where nothing can be written', ['storage', 'cookies'], ['eng']],
  ] as const)('are held %s', async (_, refuses, afterReload) => {
    browserWith({ stored: { ...(refuses.length === 1 && { contentsV2: 'eng' }) }, refuses });
    const { keepContentLanguages, readContentLanguages } = await newPage();
    keepContentLanguages(['eng', 'esp']);
    expect(readContentLanguages('eng')).toEqual(['eng', 'esp']);
    expect((await newPage()).readContentLanguages('eng')).toEqual(afterReload);
  });
});

describe('the interface’s locale', () => {
  test.each([
    ['xx', {}, 'en'],
    ['english', {}, undefined],
    [undefined, { locale: 'fr' }, 'fr'],
    ['th', { locale: 'fr' }, 'th'],
  ])('stored as %j with the cookies %j is %j @4.37', async (service, cookies, locale) => {
    browserWith({ stored: service === undefined ? {} : { service }, cookies });
    expect((await newPage()).chosenLocale()).toBe(locale);
  });

  test('resets the content languages to its own when it changes, and refreshes the push token @3.54 @4.35', async () => {
    const browser = browserWith({ stored: { contentsV2: 'eng,esp,tha', last_updated_token: '1700000000' } });
    const { isLocaleKept, keepLocale } = await newPage();
    keepLocale('de');
    expect(browser.stored()).toEqual({ service: 'de', contentsV2: 'deu' });
    expect(browser.cookies()).toEqual({ locale: 'de', languages: 'deu' });
    expect(isLocaleKept('de')).toBe(true);
  });
});
