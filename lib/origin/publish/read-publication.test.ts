/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipInTest } from './archive/zip-in-test';
import { coverChapter } from './cover-chapter';
import { CATALOGUE, chapterInTest, faultsInTest, folderInTest, SERIES, writeAll } from './folder-in-test';
import { pictureInTest } from './pages/picture-in-test';
import { readPublication } from './read-publication';

const NOW = Date.parse('2026-02-01T00:00:00Z') / 1000;
let root: string;
beforeEach(async () => void (root = await mkdtemp(path.join(tmpdir(), 'publish-folder-'))));
afterEach(() => rm(root, { recursive: true }));

/** The notice about the small pages of the folder. */
const SMALL = (chapters: string) => ({
  file: 'ferry-at-six',
  message: `Pages of ${chapters} are 60 px wide. Pages are never enlarged, and readers’ screens show up to 1,600 px: wider files would look sharper.`,
});

const faults = () => faultsInTest(root, NOW);

test('reads a valid folder', async () => {
  await folderInTest(root, { 'README.md': 'ours', 'ferry-at-six/.DS_Store': 'x', 'ferry-at-six/notes.txt': 'x' });
  const { publication, faults: found, notices } = await readPublication(root, { now: NOW });
  expect(found).toEqual([]);
  expect(notices).toEqual([SMALL('eng/001.cbz, esp/chapter 1.cbz, eng/002.zip')]);
  expect(publication!.series).toHaveLength(1);
  const { slug, chapters, authors, overviews } = publication!.series[0]!;
  expect({ slug, authors, overviews }).toEqual({
    slug: 'ferry-at-six',
    authors: ['Ana Reyes'],
    overviews: { eng: 'Two strangers share a deck.', esp: 'Dos extraños comparten cubierta.' },
  });
  const pages = [{ kind: 'single' }, { kind: 'spread' }, { kind: 'single' }];
  expect(chapters).toMatchObject([
    { language: 'eng', entry: { number: 1 }, file: 'ferry-at-six/eng/001.cbz', title: 'Sixty-one Crossings', pages },
    { language: 'esp', entry: { number: 1 }, file: 'ferry-at-six/esp/chapter 1.cbz', title: '', pages },
    { language: 'eng', entry: { number: 2 }, file: 'ferry-at-six/eng/002.zip', form: 'pages', pages },
  ]);
});

test('reads the example of the README without faults', async () => {
  const [, publishing = ''] = (await readFile('README.md', 'utf8')).split('\n## Publishing\n');
  const [catalogue = '', series = ''] = [...publishing.matchAll(/```yaml\n([^]*?)```/g)].map(([, text]) => text!);
  await writeAll(root, {
    'catalogue.yaml': catalogue,
    'ferry-at-six/series.yaml': series,
    'ferry-at-six/eng/001.cbz': await chapterInTest(),
  });
  expect(await faults()).toEqual([]);
});

test('fills gaps of series.yaml from ComicInfo.xml', async () => {
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
    SMALL('eng/001.cbz, loose.cbz'),
  ]);
});

test('refuses a picture that becomes too narrow as a page, unless the form is explicit', async () => {
  const page = await pictureInTest(60, 90);
  const pages = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`ferry-at-six/eng/001/${at}.png`, page]));
  await folderInTest(root, { ...pages, 'ferry-at-six/eng/001/8.png': await pictureInTest(1000, 4500) });
  await rm(path.join(root, 'ferry-at-six/eng/001.cbz'));
  const message = '1000 × 4500 pixels are too high for a page: it is shown 4096 high, and so much narrower.';
  expect(await faults()).toEqual([`ferry-at-six/eng/001 › 8.png ${message}`]);
  await writeAll(root, { 'ferry-at-six/series.yaml': SERIES.replace('number: 1\n', 'number: 1\n    form: pages\n') });
  expect(await faults()).toEqual([]);
});

test('rejects app chapters without a configured app, and gives a notice for subscriptions without a plan', async () => {
  const series = SERIES.replace('start: 2026-01-12T15:00:00Z', 'start: 2026-01-12T15:00:00Z\n    access: app');
  const text = `${series}access: { first: 0, newest: [app, subscription], between: app }\n`;
  await folderInTest(root, { 'ferry-at-six/series.yaml': text });
  const message = '`app` opens chapters in an app alone, and there is no app.';
  expect(await faults()).toEqual([
    `ferry-at-six/series.yaml:19:13 ${message}`,
    `ferry-at-six/series.yaml:20:30 ${message}`,
    `ferry-at-six/series.yaml:20:59 ${message}`,
  ]);
  expect((await readPublication(root, { now: NOW, hasApp: true })).faults).toEqual([]);
  await writeAll(root, { 'catalogue.yaml': `${CATALOGUE}links: { stores: { ios: https://store.example/1 } }\n` });
  const { faults: found, notices } = await readPublication(root, { now: NOW });
  expect(found).toEqual([]);
  expect(notices).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('its `plan` is `disabled`') as unknown }),
  );
});

test('names pictures of other hosts in announcements', async () => {
  const body = `'<img src="https://cdn.example/a.png"><img src="https://comics.example/media/a.png">'`;
  await folderInTest(root, {
    'catalogue.yaml': `${CATALOGUE}announcements:\n  - key: rain\n    date: 2026-01-05T15:00:00Z\n    texts: { eng: { title: Rain, body: ${body} } }\n`,
  });
  const { notices, faults: found } = await readPublication(root, { now: NOW, ownHosts: ['comics.example'] });
  expect(found).toEqual([]);
  expect(notices[0]).toEqual({
    file: 'catalogue.yaml',
    message: expect.stringContaining('“rain” has pictures from cdn.example.') as unknown,
  });
});

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
const chapter = (number: number, language: 'eng' | 'esp', start: number, end?: number) => ({
  language,
  entry: { number, start: at(start), ...(end && { end: at(end) }) },
});

test.each([
  [
    'the first open one of its language',
    [chapter(1, 'eng', 200), chapter(1, 'esp', 50), chapter(2, 'eng', 100)],
    'eng 2',
  ],
  ['one of another language', [chapter(1, 'eng', 10, 200), chapter(2, 'esp', 20)], 'esp 2'],
  ['one that will end, for lack of others', [chapter(1, 'eng', 10, 200), chapter(2, 'eng', 200)], 'eng 1'],
  ['the first, where none is open', [chapter(1, 'eng', 200), chapter(1, 'esp', 200)], 'eng 1'],
])('the cover is taken from %s', (_, chapters, expected) => {
  const { language, entry } = coverChapter(chapters, 'eng', 100)!;
  expect(`${language} ${entry.number}`).toBe(expected);
});

test('limits the lengths of texts from ComicInfo.xml', async () => {
  const info = `<ComicInfo><Title>${'t'.repeat(201)}</Title><Writer>${'Bo, '.repeat(21)}</Writer><Summary>${'s'.repeat(4001)}</Summary></ComicInfo>`;
  const chapter = await chapterInTest([{ name: 'ComicInfo.xml', bytes: info }]);
  await folderInTest(root, {
    'ferry-at-six/eng/001.cbz': chapter,
    'ferry-at-six/series.yaml': SERIES.replace('authors: [Ana Reyes]\n', '')
      .replace(', overview: Two strangers share a deck.', '')
      .replace('    titles: { eng: Sixty-one Crossings }\n', ''),
  });
  expect(await faults()).toEqual([
    'ferry-at-six/eng/001.cbz › ComicInfo.xml `Summary` is 4001 characters long; 4000 is the most.',
    'ferry-at-six/eng/001.cbz › ComicInfo.xml `Title` is 201 characters long; 200 is the most.',
    'ferry-at-six/eng/001.cbz › ComicInfo.xml `Writer` has 21 items; 20 is the most.',
  ]);
});

test('reads a folder of pictures as a chapter, and files that series.yaml names', async () => {
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

test('reads files as what their bytes are, and says so', async () => {
  const jpeg = await pictureInTest(1200, 1800, 'jpeg');
  await folderInTest(root, {
    'ferry-at-six/series.yaml': `${SERIES}pictures: { cover: { eng: cover.png } }\n`,
    'ferry-at-six/cover.png': jpeg,
    'ferry-at-six/eng/001.cbr': await zipInTest(
      ['1.png', '2.jfif', '3.jpe', '4'].map((name) => ({ name, bytes: jpeg })),
    ),
  });
  await rm(path.join(root, 'ferry-at-six/eng/001.cbz'));
  const { publication, notices } = await readPublication(root, { now: NOW });
  expect(publication!.series[0]!.chapters[0]!.pages).toHaveLength(4);
  expect(notices.filter(({ file }) => file !== 'ferry-at-six')).toEqual([
    { file: 'ferry-at-six/series.yaml', message: '“cover.png” is a JPEG, and read as one.' },
    { file: 'ferry-at-six/eng/001.cbr', message: 'It is a ZIP, and read as one: its name says something else.' },
    {
      file: 'ferry-at-six/eng/001.cbr',
      message: '1.png (a JPEG), 4 (a JPEG): read as what the bytes are, whatever the name says.',
    },
  ]);
});

test('finds files whose names are composed otherwise, and refuses two of one name', async () => {
  const [composed, decomposed] = ['\u00e9t\u00e9', 'e\u0301te\u0301'];
  const page = await pictureInTest(60, 90);
  await folderInTest(root, {
    'ferry-at-six/series.yaml': `${SERIES}    files: { esp: ${composed}/bonus }\npictures: { cover: { eng: ${composed}.png } }\n`,
    [`ferry-at-six/${decomposed}/bonus/1.png`]: page,
    [`ferry-at-six/${decomposed}.png`]: page,
  });
  expect(await faults()).toEqual([]);
  await writeAll(root, { [`ferry-at-six/${composed}/x.txt`]: '', [`ferry-at-six/${composed}.png`]: page });
  expect(await faults()).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`Two files are named “${composed}/bonus”.`),
      expect.stringContaining(`“${composed}.png”: Two files have this name.`),
    ]),
  );
});

test('reports two files of one name once, and how the accents of each are written', async () => {
  const [composed, decomposed] = ['\u00e9t\u00e9', 'e\u0301te\u0301'];
  const chapter = await chapterInTest();
  await folderInTest(root, {
    'ferry-at-six/series.yaml': `${SERIES}    files: { esp: esp/${composed}.cbz }\n`,
    [`ferry-at-six/esp/${composed}.cbz`]: chapter,
    [`ferry-at-six/esp/${decomposed}.cbz`]: chapter,
  });
  const forms = [`esp/${composed}.cbz (composed)`, `esp/${decomposed}.cbz (decomposed)`];
  const [fault, ...others] = await faults();
  expect(others).toEqual([]);
  for (const form of forms) expect(fault).toContain(form);
  await writeAll(root, { 'ferry-at-six/series.yaml': SERIES });
  for (const file of [`${composed}.cbz`, `${decomposed}.cbz`]) await rm(path.join(root, 'ferry-at-six/esp', file));
  await writeAll(root, { [`ferry-at-six/esp/${composed} 2/1.png`]: await pictureInTest(60, 90) });
  await writeAll(root, { [`ferry-at-six/esp/${decomposed} 2/1.png`]: await pictureInTest(60, 90) });
  expect(await faults()).toEqual([
    expect.stringMatching(
      / It is chapter 2 in esp, and so is .* \((?:de)?composed\), whose accents are written otherwise\.$/,
    ),
  ]);
});

test('passes over files of other programs beside archives, with one notice a folder', async () => {
  const names = ['1.cbz.sfv', 'all.md5', 'README', 'readme.txt'];
  await folderInTest(root, Object.fromEntries(names.map((name) => [`ferry-at-six/eng/${name}`, 'x'])));
  const { faults: found, notices } = await readPublication(root, { now: NOW });
  expect(found).toEqual([]);
  expect(notices.filter(({ file }) => file === 'ferry-at-six/eng')).toEqual([
    {
      file: 'ferry-at-six/eng',
      message: 'Not read, because these are no chapters: 1.cbz.sfv, all.md5, README and 1 more.',
    },
  ]);
});

test('names the files that could say what is missing', async () => {
  await folderInTest(root, { 'ferry-at-six/series.yaml': SERIES.replace('authors: [Ana Reyes]\n', '') });
  expect(await faults()).toEqual([
    expect.stringMatching(
      /`authors` is missing, and no ComicInfo\.xml, .*CoMet\.xml, ACBF or comicbox file names it\.$/,
    ),
  ]);
});

test('needs no pages for a chapter that is announced', async () => {
  await folderInTest(root, { 'ferry-at-six/series.yaml': `${SERIES}  - number: 3\n    start: 2026-02-09T15:00:00Z\n` });
  expect(await faults()).toEqual([]);
  await writeAll(root, { 'ferry-at-six/series.yaml': `${SERIES}  - number: 3\n    start: 2026-01-19T15:00:00Z\n` });
  expect(await faults()).toEqual([
    'ferry-at-six/series.yaml:19:5 Chapter 3 is open, and has no pages in any language.',
  ]);
});
