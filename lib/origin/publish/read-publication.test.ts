/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATALOGUE, chapterInTest, folderInTest, SERIES, writeAll } from './folder-in-test';
import { pictureInTest } from './pages/picture-in-test';
import { readPublication } from './read-publication';

const NOW = Date.parse('2026-02-01T00:00:00Z') / 1000;
let root: string;
beforeEach(async () => void (root = await mkdtemp(path.join(tmpdir(), 'publish-folder-'))));
afterEach(() => rm(root, { recursive: true }));

async function faults(): Promise<string[]> {
  const { faults: found, publication } = await readPublication(root, { now: NOW });
  expect(publication === undefined).toBe(found.length > 0);
  return found.map(({ file, line, column, message }) => `${file}${line ? `:${line}:${column}` : ''} ${message}`);
}

test('a folder that is well is a publication', async () => {
  await folderInTest(root, { 'README.md': 'ours', 'ferry-at-six/.DS_Store': 'x', 'ferry-at-six/notes.txt': 'x' });
  const told: string[] = [];
  const {
    publication,
    faults: found,
    notices,
  } = await readPublication(root, {
    now: NOW,
    onProgress: ({ done, total, file }) => told.push(`${done}/${total} ${file}`),
  });
  expect(found).toEqual([]);
  expect(notices).toEqual([]);
  expect(publication!.series).toHaveLength(1);
  const { slug, chapters, authors, overviews } = publication!.series[0]!;
  expect({ slug, authors, overviews }).toEqual({
    slug: 'ferry-at-six',
    authors: ['Ana Reyes'],
    overviews: { eng: 'Two strangers share a deck.', esp: 'Dos extraños comparten cubierta.' },
  });
  expect(
    chapters.map(({ file, language, title, form, entry, pages }) => [
      entry.number,
      language,
      file,
      title,
      form,
      pages.map(({ kind }) => kind).join(' '),
    ]),
  ).toEqual([
    [1, 'eng', 'ferry-at-six/eng/001.cbz', 'Sixty-one Crossings', 'pages', 'single spread single'],
    [1, 'esp', 'ferry-at-six/esp/chapter 1.cbz', '', 'pages', 'single spread single'],
    [2, 'eng', 'ferry-at-six/eng/002.zip', '', 'pages', 'single spread single'],
  ]);
  expect(told).toEqual([
    '0/3 ferry-at-six/eng/001.cbz',
    '1/3 ferry-at-six/eng/002.zip',
    '2/3 ferry-at-six/esp/chapter 1.cbz',
    '3/3 ',
  ]);
});

test('what series.yaml leaves out its chapters’ ComicInfo.xml tells', async () => {
  const info =
    '<ComicInfo><Title>Rain</Title><Series>Ferry</Series><Writer>Bo Lind</Writer><AgeRating>Everyone</AgeRating><Manga>YesAndRightToLeft</Manga><Summary>A deck.</Summary><LanguageISO>en</LanguageISO><Number>2</Number><Pages><Page Image="0" DoublePage="true"/></Pages></ComicInfo>';
  const text = SERIES.replace('authors: [Ana Reyes]\n', '')
    .replace('rating: teen\ndirection: rtl\n', '')
    .replace(', overview: Two strangers share a deck.', '')
    .replace(/ {2}esp:.*\n/, '');
  await folderInTest(root, {
    'ferry-at-six/series.yaml': text,
    'ferry-at-six/loose.cbz': await chapterInTest([{ name: 'ComicInfo.xml', bytes: info }]),
  });
  await rm(path.join(root, 'ferry-at-six/esp'), { recursive: true });
  await rm(path.join(root, 'ferry-at-six/eng/002.zip'));
  const { publication, notices, faults: found } = await readPublication(root, { now: NOW });
  expect(found).toEqual([]);
  expect(publication!.series[0]).toMatchObject({
    authors: ['Bo Lind'],
    rating: 'all-ages',
    direction: 'rtl',
    overviews: { eng: 'A deck.' },
  });
  expect(publication!.series[0]!.chapters[1]).toMatchObject({
    title: 'Rain',
    file: 'ferry-at-six/loose.cbz',
    pages: [{ kind: 'spread' }, { kind: 'spread' }, { kind: 'single' }],
  });
  expect(notices).toEqual([
    {
      file: 'ferry-at-six/loose.cbz',
      message: 'Its ComicInfo.xml calls the series “Ferry”; it is published as “The Six O’Clock Ferry”.',
    },
  ]);
});

test('a picture that would be too narrow as a page is refused, but where its publisher wants it so', async () => {
  // So small that nothing of it is lost.
  const small = await pictureInTest(300, 3000);
  const pages = Object.fromEntries(
    await Promise.all(
      Array.from({ length: 8 }, async (_, at) => [`ferry-at-six/eng/001/${at}.png`, await pictureInTest(60, 90)]),
    ),
  );
  const told = async () => (await readPublication(root, { now: NOW })).notices;
  const wide = await pictureInTest(1000, 4500);
  await folderInTest(root, { ...pages, 'ferry-at-six/eng/001/8.png': wide });
  await rm(path.join(root, 'ferry-at-six/eng/001.cbz'));
  const message = '1000 × 4500 pixels are too high for a page: it is shown 4096 high, and so much narrower.';
  expect(await faults()).toEqual([`ferry-at-six/eng/001 › 8.png ${message}`]);
  const formed = (form: string) =>
    writeAll(root, {
      'ferry-at-six/series.yaml': SERIES.replace('  - number: 1\n', `  - number: 1\n    form: ${form}\n`),
    });
  await formed('pages');
  expect(await faults()).toEqual([]);
  expect(await told()).toEqual([{ file: 'ferry-at-six/eng/001', message: `8.png: ${message}` }]);
  await formed('strip');
  expect([await faults(), await told()]).toEqual([[], []]);
  await formed('auto');
  await writeAll(root, { 'ferry-at-six/eng/001/8.png': small });
  expect([await faults(), await told()]).toEqual([[], []]);
});

test('a language that ComicInfo.xml says, and that is none, is told of', async () => {
  await folderInTest(root, {
    'ferry-at-six/eng/002.zip': await chapterInTest([
      { name: 'ComicInfo.xml', bytes: '<ComicInfo><LanguageISO>Japanese</LanguageISO></ComicInfo>' },
    ]),
  });
  const { notices, faults: found } = await readPublication(root, { now: NOW });
  expect(found).toEqual([]);
  expect(notices).toEqual([
    {
      file: 'ferry-at-six/eng/002.zip',
      message: 'Its ComicInfo.xml says the language “Japanese”, which is none; it is published as eng.',
    },
  ]);
});

test('a popup that another keeps from being shown is told of', async () => {
  const popup = (key: string, place: string) => `{ key: ${key}, place: ${place}, kind: image, series: ferry-at-six }`;
  await folderInTest(root, {
    'catalogue.yaml': `${CATALOGUE}popups: [${popup('one', 'home')}, ${popup('two', 'rating-teen')}, ${popup('three', 'home')}]\n`,
  });
  const { notices, faults: found } = await readPublication(root, { now: NOW });
  expect(found).toEqual([]);
  expect(notices).toEqual([
    { file: 'catalogue.yaml', message: 'The popup “three” is not shown: of those for home, “one” is the first.' },
  ]);
});

test('a page of a chapter that is not open is the cover only where its publisher is told so', async () => {
  await folderInTest(root);
  const before = Date.parse('2026-01-01T00:00:00Z') / 1000;
  const told = async () =>
    (await readPublication(root, { now: before })).notices.map(({ file, message }) => `${file} ${message}`);
  expect(await told()).toEqual([
    'ferry-at-six/series.yaml The first page of ferry-at-six/eng/001.cbz, which is not open, is the cover: give the series a picture, or everybody sees that page.',
    'ferry-at-six/series.yaml The first page of ferry-at-six/esp/chapter 1.cbz, which is not open, is the cover: give the series a picture, or everybody sees that page.',
  ]);
  await writeAll(root, {
    'ferry-at-six/series.yaml': `${SERIES}pictures: { wide: { eng: wide.png } }\n`,
    'ferry-at-six/wide.png': await pictureInTest(120, 48),
  });
  expect(await told()).toEqual([]);
});

test('so it is with one of a chapter that will end, where no other is open', async () => {
  await folderInTest(root, {
    'ferry-at-six/series.yaml': SERIES.replace('    titles: {', '    end: 2026-02-01T00:00:00Z\n    titles: {'),
  });
  const told = async (now: string) =>
    (await readPublication(root, { now: Date.parse(now) / 1000 })).notices.map(({ message }) => message);
  expect(await told('2026-01-08T00:00:00Z')).toEqual(
    ['eng/001.cbz', 'esp/chapter 1.cbz'].map(
      (file) =>
        `The first page of ferry-at-six/${file}, which will end, is the cover: give the series a picture, or everybody sees that page.`,
    ),
  );
  expect(await told('2026-01-20T00:00:00Z')).toEqual([]);
});

test('what ComicInfo.xml tells instead of series.yaml has to be of its measure', async () => {
  const info = `<ComicInfo><Title>${'t'.repeat(201)}</Title><Writer>${'Bo, '.repeat(21)}</Writer><Summary>${'s'.repeat(4001)}</Summary></ComicInfo>`;
  const chapter = await chapterInTest([{ name: 'ComicInfo.xml', bytes: info }]);
  const other = await chapterInTest([
    { name: 'ComicInfo.xml', bytes: `<ComicInfo><Writer>Bo, ${'w'.repeat(121)}</Writer></ComicInfo>` },
  ]);
  await folderInTest(root, { 'ferry-at-six/eng/001.cbz': chapter, 'ferry-at-six/eng/002.zip': other });
  expect(await faults()).toEqual([]);
  await writeAll(root, {
    'ferry-at-six/series.yaml': SERIES.replace('authors: [Ana Reyes]\n', '')
      .replace(', overview: Two strangers share a deck.', '')
      .replace('    titles: { eng: Sixty-one Crossings }\n', ''),
  });
  expect(await faults()).toEqual([
    'ferry-at-six/eng/001.cbz › ComicInfo.xml `Summary` is 4001 characters long; 4000 is the most.',
    'ferry-at-six/eng/001.cbz › ComicInfo.xml `Title` is 201 characters long; 200 is the most.',
    'ferry-at-six/eng/001.cbz › ComicInfo.xml `Writer` has 21 items; 20 is the most.',
    'ferry-at-six/eng/002.zip › ComicInfo.xml `Writer[2]` is 121 characters long; 120 is the most.',
  ]);
});

test('a folder of pictures is a chapter, and one that series.yaml names needs no number', async () => {
  const page = await pictureInTest(60, 90);
  await folderInTest(root, {
    'ferry-at-six/series.yaml': `${SERIES}    files: { esp: extras/bonus }\n`,
    'ferry-at-six/extras/bonus/1.png': page,
    'ferry-at-six/extras/other.txt': 'x',
  });
  await rm(path.join(root, 'ferry-at-six/eng/001.cbz'));
  await writeAll(root, { 'ferry-at-six/eng/001/2.png': page, 'ferry-at-six/eng/001/1.png': page });
  expect(await faults()).toEqual([]);
});

test('a chapter that is only announced needs no pages yet', async () => {
  await folderInTest(root, { 'ferry-at-six/series.yaml': `${SERIES}  - number: 3\n    start: 2026-02-09T15:00:00Z\n` });
  expect(await faults()).toEqual([]);
  await writeAll(root, { 'ferry-at-six/series.yaml': `${SERIES}  - number: 3\n    start: 2026-01-19T15:00:00Z\n` });
  expect(await faults()).toEqual([
    'ferry-at-six/series.yaml:19:5 Chapter 3 is open, and has no pages in any language.',
  ]);
});

test('all that is wrong in all files is told at once, in order', async () => {
  const chapter = await chapterInTest();
  await folderInTest(root, {
    'catalogue.yaml':
      'labels: { WJ: Nightjar }\ntags: {}\npublishers: { north-quay: { name: Quay, picture: quay.png } }\nbaners: {}\n',
    'ferry-at-six/series.yaml': SERIES.replace('rating: teen', 'rating: teens'),
    'ferry-at-six/eng/002.zip': chapter.subarray(0, 200),
    'ferry-at-six/eng/009.cbz': chapter,
    'ferry-at-six/eng/x.cbr': 'Rar!',
    'ferry-at-six/eng/stray.png': 'x',
    'ferry-at-six/fra/001.cbz': chapter,
    'ferry-at-six/de/001.cbz': chapter,
    'ferry-at-six/drafts/001.cbz': chapter,
    'ferry-at-six/esp/01.cbz': chapter,
    'ferry-at-six/esp/extra.cbz': chapter,
    'Second Series/series.yaml': '',
    'third/eng/001.cbz': chapter,
  });
  expect(await faults()).toEqual([
    'catalogue.yaml:3:50 There is no file “quay.png”.',
    'catalogue.yaml:4:1 There is no entry `baners`.',
    'ferry-at-six/de The folder is named after no language.',
    'ferry-at-six/drafts The folder is named after no language.',
    'ferry-at-six/eng/002.zip It breaks off before its end.',
    'ferry-at-six/eng/009.cbz There is no chapter 9 in series.yaml.',
    'ferry-at-six/eng/stray.png A page lies outside of any chapter.',
    'ferry-at-six/eng/x.cbr It is no chapter that can be read.',
    'ferry-at-six/esp/chapter 1.cbz It is chapter 1 in esp, and so is ferry-at-six/esp/01.cbz.',
    'ferry-at-six/esp/extra.cbz It does not say which chapter it is.',
    'ferry-at-six/fra/001.cbz The series has no title in fra.',
    'ferry-at-six/series.yaml:3:8 There is no tag “romance”.',
    'ferry-at-six/series.yaml:8:9 `rating` cannot be “teens”.',
    'Second Series A series cannot be known by this name.',
    'third/series.yaml The file is missing.',
  ]);
});

test('what neither text nor chapters have', async () => {
  await folderInTest(root, {
    'ferry-at-six/series.yaml': SERIES.replace('rating: teen\n', '').replace(
      ', overview: Two strangers share a deck.',
      '',
    ),
  });
  await rm(path.join(root, 'ferry-at-six/esp'), { recursive: true });
  expect(await faults()).toEqual([
    'ferry-at-six/series.yaml:1:1 `rating` is missing, and no ComicInfo.xml tells it.',
    'ferry-at-six/series.yaml:10:3 It says nothing of itself in eng, and no ComicInfo.xml does.',
    'ferry-at-six/series.yaml:11:3 There is no chapter in esp.',
  ]);
});

test('pipes, which nobody may ever write into, are not waited for', async () => {
  const pipe = (name: string) => execFileSync('mkfifo', [path.join(root, name)]);
  await folderInTest(root, {
    'ferry-at-six/series.yaml': `${SERIES}    files: { eng: three.cbz }\npictures: { cover: { eng: a.jpg } }\n`,
  });
  pipe('ferry-at-six/three.cbz');
  pipe('ferry-at-six/a.jpg');
  expect(await faults()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ferry-at-six\/series.yaml:\d+:\d+ “a.jpg” is no file\.$/),
      expect.stringMatching(/three\.cbz/),
    ]),
  );
  await rm(path.join(root, 'ferry-at-six/series.yaml'));
  pipe('ferry-at-six/series.yaml');
  expect(await faults()).toContain('ferry-at-six/series.yaml It is no file.');
});

test('an empty folder is told what belongs in it', async () => {
  expect(await faults()).toEqual(['catalogue.yaml The file is missing.']);
});

describe('a link is not followed where it stands for', () => {
  beforeEach(() => folderInTest(root));

  test.each([
    ['catalogue.yaml', ['catalogue.yaml It is a link to another file.', 'catalogue.yaml It is a link.']],
    ['ferry-at-six', ['catalogue.yaml:8:20 There is no series “ferry-at-six”.', 'ferry-at-six It is a link.']],
    ['ferry-at-six/series.yaml', ['ferry-at-six/series.yaml It is a link to another file.']],
    [
      'ferry-at-six/eng',
      [
        'ferry-at-six/eng It is a link, or no file.',
        'ferry-at-six/series.yaml:11:3 There is no chapter in eng.',
        'ferry-at-six/series.yaml:17:5 Chapter 2 is open, and has no pages in any language.',
      ],
    ],
    [
      'ferry-at-six/eng/002.zip',
      [
        'ferry-at-six/eng/002.zip It is a link, or no file.',
        'ferry-at-six/series.yaml:17:5 Chapter 2 is open, and has no pages in any language.',
      ],
    ],
  ])('%s', async (name, expected) => {
    const elsewhere = await mkdtemp(path.join(tmpdir(), 'publish-elsewhere-'));
    await rename(path.join(root, name), path.join(elsewhere, 'it'));
    await symlink(path.join(elsewhere, 'it'), path.join(root, name));
    const found = await faults();
    await rm(elsewhere, { recursive: true });
    for (const fault of expected) expect(found).toContain(fault);
  });

  test('a picture, or a chapter that is named', async () => {
    await symlink('/', path.join(root, 'ferry-at-six/out'));
    await writeAll(root, {
      'ferry-at-six/series.yaml': `${SERIES}    files: { esp: out/tmp }\npictures: { cover: { eng: out/etc/x.png } }\n`,
    });
    expect(await faults()).toEqual([
      'ferry-at-six/out It is a link, or no file.',
      'ferry-at-six/series.yaml:19:19 There is no “out/tmp” in the series’ folder.',
      'ferry-at-six/series.yaml:20:27 There is no file “out/etc/x.png”.',
    ]);
  });
});
