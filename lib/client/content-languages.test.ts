import type { Language } from '@/lib/domain/language';

const OWN: Language = 'eng';

/** A browser that holds values and a cookie; `refuses` lets nothing be written, as a full one does. */
function browserWith({
  stored = {},
  cookie = '',
  refuses = [],
}: {
  stored?: Record<string, string>;
  cookie?: string;
  refuses?: readonly ('storage' | 'cookies')[];
}) {
  const values = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses.includes('storage')) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  const jar = { cookie };
  const document = {
    get cookie() {
      return jar.cookie;
    },
    set cookie(pair: string) {
      if (!refuses.includes('cookies')) jar.cookie = pair.split('; ')[0] ?? '';
    },
  };
  Object.assign(globalThis, { window: { localStorage, location: { protocol: 'http:' } }, document });
  return { values, jar };
}

/** The module as a page finds it that has just been opened. */
async function newPage() {
  jest.resetModules();
  return import('./content-languages');
}

afterEach(() => ['window', 'document'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

test.each([
  ['esp,eng', 'eng', ['eng', 'esp']],
  ['eng,esp', 'eng', ['eng', 'esp']],
  ['esp', 'eng', ['eng', 'esp']],
  ['tha,tha', 'eng', ['eng', 'tha']],
  ['esp,klingon,,toString', 'eng', ['eng', 'esp']],
  ['', 'deu', ['deu']],
  ['{"eng":1}', 'deu', ['deu']],
  ['🦊', 'deu', ['deu']],
] as const)('stored %j where the interface speaks %s', async (contentsV2, own, languages) => {
  browserWith({ stored: { contentsV2 } });
  expect((await newPage()).readContentLanguages(own)).toEqual(languages);
});

test('ten thousand letters of rubbish are none', async () => {
  browserWith({ stored: { contentsV2: 'eng'.repeat(4_000) }, cookie: `languages=${'esp'.repeat(3_000)}` });
  expect((await newPage()).readContentLanguages('deu')).toEqual(['deu']);
});

test.each([
  ['es', ['eng', 'esp']],
  ['en', ['eng']],
  ['none', ['eng']],
  [undefined, ['eng']],
  ['rubbish', ['eng']],
])('the old setting %j is read as %j', async (contents, languages) => {
  browserWith({ stored: contents === undefined ? {} : { contents } });
  expect((await newPage()).readContentLanguages(OWN)).toEqual(languages);
});

test.each([
  ['es', 'esp'],
  ['en', 'eng'],
  ['none', 'eng'],
])('the old setting %j is moved once, to %s, and what is chosen later stands @4.38', async (contents, contentsV2) => {
  const { values, jar } = browserWith({ stored: { contents } });
  const { mirrorContentLanguages, readContentLanguages, keepContentLanguages } = await newPage();
  mirrorContentLanguages();
  expect([Object.fromEntries(values), jar.cookie]).toEqual([{ contentsV2 }, `languages=${contentsV2}`]);
  keepContentLanguages(['tha']);
  mirrorContentLanguages();
  expect(readContentLanguages('tha')).toEqual(['tha']);
});

test('a setting of today goes before the old one', async () => {
  browserWith({ stored: { contents: 'es', contentsV2: 'fra' } });
  expect((await newPage()).readContentLanguages(OWN)).toEqual(['eng', 'fra']);
});

test('what is kept is in storage as chosen, and in the cookie in its one spelling @3.54', async () => {
  const { values, jar } = browserWith({});
  const { keepContentLanguages, readContentLanguages } = await newPage();
  keepContentLanguages(['fra', 'vie', 'deu']);
  expect([values.get('contentsV2'), jar.cookie]).toEqual(['fra,vie,deu', 'languages=deu-fra-vie']);
  expect(readContentLanguages('fra')).toEqual(['fra', 'vie', 'deu']);
});

test('where the two disagree, storage is right, and the cookie follows', async () => {
  const { jar } = browserWith({ stored: { contentsV2: 'eng,tha' }, cookie: 'languages=deu' });
  const { readContentLanguages, mirrorContentLanguages } = await newPage();
  expect(readContentLanguages(OWN)).toEqual(['eng', 'tha']);
  mirrorContentLanguages();
  expect(jar.cookie).toBe('languages=eng-tha');
});

test('a page in another language than was chosen changes nothing that is kept', async () => {
  const { values } = browserWith({ stored: { contentsV2: 'esp' } });
  const { readContentLanguages, mirrorContentLanguages } = await newPage();
  expect(readContentLanguages('deu')).toEqual(['deu', 'esp']);
  mirrorContentLanguages();
  expect(values.get('contentsV2')).toBe('esp');
});

test.each([
  ['holds nothing', {}],
  ['holds rubbish', { contentsV2: '[]' }],
])('where storage %s, the cookie stands in', async (_, stored) => {
  browserWith({ stored, cookie: 'languages=eng-esp' });
  expect((await newPage()).readContentLanguages(OWN)).toEqual(['eng', 'esp']);
});

test('a choice that a full storage cannot keep is in the cookie, also for the next page', async () => {
  const { jar } = browserWith({ stored: { contentsV2: 'eng' }, refuses: ['storage'] });
  (await newPage()).keepContentLanguages(['eng', 'esp']);
  expect(jar.cookie).toBe('languages=eng-esp');
  expect((await newPage()).readContentLanguages(OWN)).toEqual(['eng', 'esp']);
});

test('a choice that nothing keeps holds until the page goes away', async () => {
  browserWith({ refuses: ['storage', 'cookies'] });
  const { keepContentLanguages, readContentLanguages } = await newPage();
  keepContentLanguages(['eng', 'esp']);
  expect(readContentLanguages(OWN)).toEqual(['eng', 'esp']);
  expect((await newPage()).readContentLanguages(OWN)).toEqual(['eng']);
});

test('who chose nothing is given no cookie', async () => {
  const { values, jar } = browserWith({});
  (await newPage()).mirrorContentLanguages();
  expect([values.size, jar.cookie]).toEqual([0, '']);
});
