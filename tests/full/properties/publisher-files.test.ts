import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import { ArchiveRefusal } from '@/lib/origin/publish/archive/archive-refusal';
import { entriesOf } from '@/lib/origin/publish/archive/entries-of';
import { zipInTest } from '@/lib/origin/publish/archive/zip-in-test';

import { checkSchema } from '@/lib/origin/publish/check/schema-faults';
import { readComicInfo } from '@/lib/origin/publish/comic-info/read-comic-info';
import { catalogueSchema } from '@/lib/origin/publish/schema/catalogue-schema';
import { seriesSchema } from '@/lib/origin/publish/schema/series-schema';
import { readYaml } from '@/lib/origin/publish/source/read-yaml';

import { svgFault } from '@/lib/site-identity/svg-fault';

import { PROPERTY_PATIENCE_MS, propertyRuns } from '@/tests/support/property-runs';

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
});
