import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import { pack, type Header } from 'tar-stream';
import { z } from 'zod';

import { ArchiveRefusal } from '@/lib/origin/publish/archive/archive-refusal';
import { entriesOf } from '@/lib/origin/publish/archive/entries-of';
import { zipInTest } from '@/lib/origin/publish/archive/zip-in-test';
import type { SchemaNode } from '@/lib/origin/publish/check/schema-at';
import { checkSchema } from '@/lib/origin/publish/check/schema-faults';
import { readComicInfo } from '@/lib/origin/publish/comic-info/read-comic-info';
import { catalogueSchema } from '@/lib/origin/publish/schema/catalogue-schema';
import { seriesSchema } from '@/lib/origin/publish/schema/series-schema';
import { readYaml } from '@/lib/origin/publish/source/read-yaml';
import { readSubscription } from '@/lib/origin/push/subscription';
import { svgFault } from '@/lib/site-identity/svg-fault';
import { closedTo, switchesNow } from '@/lib/switches/switches';
import { noticeOf } from '@/lib/worker/model/notice-of';
import { PROPERTY_PATIENCE_MS, propertyRuns } from '@/tests/support/property-runs';
import { placesIn, withOther } from '@/tests/support/value-places';

jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));

jest.setTimeout(PROPERTY_PATIENCE_MS);

const RUNS = propertyRuns(400);

const folder = mkdtempSync(path.join(tmpdir(), 'any-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = fc.string({ unit: 'binary', maxLength: 60 }).map((value) => value.toWellFormed());
const word = fc.oneof(
  text,
  fc.constantFrom(
    '&',
    '*',
    '!!js/function',
    '<<',
    '__proto__',
    'constructor',
    'eng',
    'en',
    'title',
    'languages',
    'chapters',
    'authors',
    'true',
    '1e999',
    '-0',
    '2026-02-30',
    '[',
    '{',
    '}',
    '- ',
    ': ',
    '"',
    '|',
    '>',
    '\t',
    '\n',
    '\n  ',
    '%YAML 9',
    '---',
  ),
);

/** A text of pieces that mean something there, whole or not. */
const scrap = (...pieces: string[]) =>
  fc.array(fc.oneof(word, fc.constantFrom(...pieces)), { maxLength: 20 }).map((parts) => parts.join(''));

describe('a publisher’s texts', () => {
  const whole = fc.json({ maxDepth: 5 });
  const yaml = fc.oneof(
    scrap(
      'title:\n  eng: x\n',
      'authors: [a]\n',
      'chapters:\n  - number: 1\n',
      '&a [*a, *a]\n',
      'languages: { eng: { title: x } }\n',
      'popups: []\n',
      'banners:\n',
    ),
    whole,
  );

  test.each([
    ['series.yaml', seriesSchema],
    ['catalogue.yaml', catalogueSchema],
  ] as const)('any %s is read, or its faults are told with their places', (file, schema) => {
    fc.assert(
      fc.property(yaml, (written) => {
        const { source, faults } = readYaml(file, written);
        const checked = faults.length > 0 ? { data: undefined, faults } : checkSchema(schema, source);
        if (checked.data === undefined) expect(checked.faults.length).toBeGreaterThan(0);
        for (const { file: named, line = 0, column = 0, message, instead } of checked.faults)
          expect([named, line >= 1, column >= 1, message !== '', instead !== '']).toEqual([
            file,
            true,
            true,
            true,
            true,
          ]);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
      RUNS,
    );
  });

  /** An entry with all that may be in it. */
  function wholeOf({
    properties,
    items,
    additionalProperties: inner,
    propertyNames,
    examples,
    enum: values,
    type = '',
  }: SchemaNode): unknown {
    if (properties) return Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, wholeOf(node)]));
    if (items) return [wholeOf(items)];
    if (typeof inner === 'object') return { [String(propertyNames?.examples?.[0])]: wholeOf(inner) };
    return examples?.[0] ?? values?.[0] ?? { boolean: true, integer: 1, string: 'text' }[type];
  }
  const odd = fc.oneof(
    word,
    fc.constantFrom(
      null,
      undefined,
      true,
      -1,
      0,
      1.5,
      1e6,
      1e30,
      '',
      ' ',
      'A B',
      'x'.repeat(21_000),
      [],
      [null],
      Array(1_001).fill('a'),
      {},
      { unknown: 1 },
      { eng: '' },
    ),
  );

  test.each([
    ['series.yaml', seriesSchema],
    ['catalogue.yaml', catalogueSchema],
  ] as const)(
    'whatever stands in %s in the place of what belongs there, it is said what to write instead',
    (file, schema) => {
      const whole = wholeOf(z.toJSONSchema(schema, { io: 'input' }) as SchemaNode);
      const faultsOf = (value: unknown) =>
        checkSchema(schema, readYaml(file, JSON.stringify(value) ?? '').source).faults;
      expect(faultsOf(whole)).toEqual([]);
      const told = new Set<string>();
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.constantFrom(...placesIn(whole)), odd), { minLength: 1, maxLength: 3 }),
          (bends) => {
            for (const { message, instead } of faultsOf(
              bends.reduce((value, [place, other]) => withOther(value, place, other), whole),
            )) {
              // What to write, or a limit, or more than a word or two.
              expect([message, instead]).toEqual([message, expect.stringMatching(/`[^`]+`|\d|(\S+ ){6}/)]);
              told.add(instead.split(/[\d`]/)[0]!);
            }
          },
        ),
        propertyRuns(200),
      );
      expect([...told]).toEqual(
        expect.arrayContaining(['Keep ', 'Write for example ', 'Write it in ', 'Write one of ']),
      );
    },
  );

  test('any ComicInfo.xml is read, or refused', () => {
    const xml = scrap(
      '<?xml version="1.0"?>',
      '<ComicInfo>',
      '</ComicInfo>',
      '<Writer>a, b</Writer>',
      '<Number>1</Number>',
      '<Manga>Yes</Manga>',
      '<Pages>',
      '<Page Image="0" DoublePage="true"/>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '&lt;',
      '&x;',
      '&#0;',
      '&#x110000;',
      '<!DOCTYPE a [<!ENTITY x "y">]>',
      '<a xmlns:b="c">',
      '\ufeff',
    );
    const bytes = fc.oneof(
      xml.map((written) => Buffer.from(written)),
      xml.map((written) => Buffer.from(`\ufeff${written}`, 'utf16le')),
      fc.uint8Array({ maxLength: 100 }).map((some) => Buffer.from(some)),
    );
    fc.assert(
      fc.property(bytes, (written) => {
        try {
          expect(readComicInfo(written, 'ComicInfo.xml').isDouble).toBeInstanceOf(Map);
        } catch (error) {
          expect(error).toBeInstanceOf(ArchiveRefusal);
        }
      }),
      RUNS,
    );
  });

  test('any SVG is one that does nothing, or its fault is told', () => {
    const svg = scrap(
      '<svg xmlns="http://www.w3.org/2000/svg">',
      '</svg>',
      '<script>',
      '<path d="M0 0"/>',
      ' onload="x"',
      '<style>',
      'url(http://a)',
      '<use href="#a"/>',
      '<!DOCTYPE svg>',
      '&a;',
      '<a:script>',
    );
    fc.assert(
      fc.property(svg, (written) => {
        const fault = svgFault(written);
        expect(['string', 'undefined']).toContain(typeof fault);
        if (/<script\b|\sonload=/i.test(written) && /^<svg[^>]*>/.test(written)) expect(typeof fault).toBe('string');
      }),
      RUNS,
    );
  });
});

describe('archives', () => {
  /** Reads a file to its end: what was in it, or why it is refused. */
  async function contents(name: string, bytes: Uint8Array): Promise<number | ArchiveRefusal> {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    let read = 0;
    try {
      for await (const entry of entriesOf(file)) read += entry.bytes.byteLength;
      return read;
    } catch (error) {
      if (error instanceof ArchiveRefusal) return error;
      throw error;
    }
  }

  const damage = fc.record({ at: fc.nat(100_000), byte: fc.nat(255), cut: fc.option(fc.nat(100_000)) });
  const spoilt = (bytes: Buffer, damages: readonly { at: number; byte: number; cut: number | null }[]) => {
    let copy = Buffer.from(bytes);
    for (const { at, byte, cut } of damages) {
      if (copy.length > 0) copy[at % copy.length] = byte;
      if (cut !== null) copy = copy.subarray(0, cut % (copy.length + 1));
    }
    return copy;
  };

  test.each(['a.cbz', 'a.zip', 'a.cbt'])('any bytes named %s are read to their end, or refused', async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (bytes) => void (await contents(name, bytes))),
      propertyRuns(100),
    );
  });

  test('a damaged ZIP is read to its end, or refused', async () => {
    const zip = await zipInTest([
      { name: 'ComicInfo.xml', bytes: '<ComicInfo/>' },
      { name: '1.png', bytes: Buffer.alloc(2_000, 7) },
      { name: 'folder/2.png', bytes: Buffer.alloc(500, 9), compress: false },
    ]);
    expect(await contents('whole.cbz', zip)).not.toBeInstanceOf(ArchiveRefusal);
    await fc.assert(
      fc.asyncProperty(
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        async (damages) => void (await contents('a.cbz', spoilt(zip, damages))),
      ),
      propertyRuns(300),
    );
  });

  /** Of each block that says what follows, the sum that it has of itself, made right again: or nothing else of it is looked at. */
  function summed(tar: Buffer, heads: readonly number[]): Buffer {
    for (const head of heads.filter((at) => at + 512 <= tar.length)) {
      const sum = tar
        .subarray(head, head + 512)
        .reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
      tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, head + 148, 'latin1');
    }
    return tar;
  }

  test('a damaged TAR is read to its end, or refused', async () => {
    const made = pack();
    const files: [Partial<Header> & { name: string }, Buffer][] = [
      [{ name: './', type: 'directory' }, Buffer.alloc(0)],
      [{ name: 'ComicInfo.xml' }, Buffer.from('<ComicInfo/>')],
      [{ name: '1.png' }, Buffer.alloc(900, 7)],
      [{ name: `${'long/'.repeat(30)}2.png` }, Buffer.alloc(10, 9)],
    ];
    for (const [header, bytes] of files) made.entry(header, bytes);
    made.finalize();
    const parts: Buffer[] = [];
    for await (const part of made) parts.push(part as Buffer);
    const tar = Buffer.concat(parts);
    expect(await contents('whole.cbt', tar)).toBe(922);
    const heads = Array.from({ length: tar.length / 512 }, (_, at) => at * 512).filter(
      (at) => tar.toString('latin1', at + 257, at + 262) === 'ustar',
    );
    expect(heads.length).toBeGreaterThan(files.length - 1);
    // Where each says its name, kind, size and owner, more often than anywhere.
    const inHead = fc.tuple(
      fc.constantFrom(...heads),
      fc.oneof(fc.constantFrom(0, 100, 124, 135, 156, 157, 257, 263, 345), fc.nat(511)),
      fc.oneof(fc.constantFrom(0, 0x2e, 0x2f, 0x37, 0x4c, 0x78, 0x80, 0xff), fc.nat(255)),
    );
    const ends = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(inHead, { maxLength: 4 }),
        fc.array(damage, { maxLength: 1 }),
        fc.boolean(),
        async (bends, damages, isSummed) => {
          const copy = Buffer.from(tar);
          for (const [head, at, byte] of bends) copy[head + at] = byte;
          const end = await contents('a.cbt', spoilt(isSummed ? summed(copy, heads) : copy, damages));
          const named = typeof end === 'number' ? 'read' : end.reason;
          ends.set(named, (ends.get(named) ?? 0) + 1);
        },
      ),
      RUNS,
    );
    expect([...ends.keys()].sort()).toEqual(expect.arrayContaining(['damaged', 'read', 'truncated']));
  });
});

test('any switches.json is followed, or closes all until it can be', () => {
  let edits = 0;
  const clock = jest.spyOn(performance, 'now');
  process.env.DATA_DIR = folder;
  process.env.COUNTRY_HEADER = 'cf-ipcountry';
  const file = path.join(folder, 'switches.json');
  const country = fc.oneof(fc.constantFrom('XA', 'xa', ' XA ', 'XXX', '', '*'), text);
  const entry = fc.oneof(
    fc.boolean(),
    fc.integer(),
    fc.double(),
    country,
    fc.array(country, { maxLength: 4 }),
    fc.constant(null),
  );
  const entries = fc
    .dictionary(
      fc.constantFrom('maintenance', 'retryAfter', 'blockedCountries', 'allowedCountries', 'surplus', '__proto__'),
      entry,
      { maxKeys: 4 },
    )
    .map((value) => JSON.stringify(value));
  const known = fc
    .record(
      {
        maintenance: fc.boolean(),
        retryAfter: fc.integer({ min: 1, max: 900 }),
        blockedCountries: fc.array(fc.constantFrom('XA', 'XB')),
        allowedCountries: fc.array(fc.constantFrom('XA', 'XB')),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value));
  let followed = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        known,
        entries,
        fc.json({ maxDepth: 3 }),
        scrap('{"maintenance":', 'true', '}', '"retryAfter":60,', '\ufeff'),
      ),
      fc.option(country, { nil: undefined }),
      (written, from) => {
        Reflect.deleteProperty(globalThis, Symbol.for('komawari.switches'));
        clock.mockReturnValue(++edits * 1_000);
        writeFileSync(file, written);
        utimesSync(file, edits, edits);
        const closed = closedTo(() => from);
        const { isFileUnderstood } = switchesNow();
        followed += Number(isFileUnderstood);
        if (!isFileUnderstood) expect(closed).toEqual({ state: 'maintenance', retryAfter: 300 });
        if (closed?.state === 'maintenance')
          expect([Number.isSafeInteger(closed.retryAfter), closed.retryAfter > 0]).toEqual([true, true]);
      },
    ),
    RUNS,
  );
  expect(followed).toBeGreaterThan(50);
  clock.mockRestore();
});

test('any message to a browser is shown with a place of this site, or is none', () => {
  const site = 'https://reader.example';
  const place = fc.oneof(
    text,
    scrap('/', '//', '\\', '?', '#', ':', '@', 'https://other.example', 'javascript:', '/viewer/7', '..', '[', '%'),
  );
  const message = fc.oneof(
    fc.json().map((json) => JSON.parse(json) as unknown),
    fc.record(
      { title: fc.oneof(text, fc.constant(7)), body: text, icon: text, path: fc.oneof(place, fc.constant(null)) },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(message, (pushed) => {
      const notice = noticeOf(pushed, site);
      if (!notice) return;
      expect(notice.title).not.toBe('');
      const led = new URL(notice.options.data.path, site);
      expect([led.origin, notice.options.data.path.startsWith('/')]).toEqual([site, true]);
    }),
    propertyRuns(2_000),
  );
});

test('any push token is a subscription, or its fault is told', () => {
  const token = fc.oneof(
    fc.json(),
    text,
    fc
      .record({
        endpoint: fc.oneof(
          fc.webUrl(),
          text,
          fc.constantFrom('https://127.0.0.1/', 'https://[::1]/', 'https://push.example.:444/', 'file:///etc/passwd'),
        ),
        keys: fc.record({ p256dh: fc.base64String(), auth: fc.base64String() }),
      })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(token, (given) => {
      const read = readSubscription(given, false);
      if (typeof read === 'string') expect(read).not.toBe('');
      else expect(new URL(read.endpoint).protocol).toBe('https:');
    }),
    RUNS,
  );
});
