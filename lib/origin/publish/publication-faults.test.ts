/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chapterInTest, faultsInTest, folderInTest, SERIES, writeAll } from './folder-in-test';

const NOW = Date.parse('2026-02-01T00:00:00Z') / 1000;
let root: string;
beforeEach(async () => void (root = await mkdtemp(path.join(tmpdir(), 'publish-folder-'))));
afterEach(() => rm(root, { recursive: true }));

const faults = () => faultsInTest(root, NOW);

test('reports the faults of all files at once, in order', async () => {
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
    'ferry-at-six/de/002.cbz': '',
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
    'ferry-at-six/de/002.cbz It is empty.',
    'ferry-at-six/drafts The folder is named after no language.',
    'ferry-at-six/eng/002.zip It breaks off before its end.',
    'ferry-at-six/eng/009.cbz There is no chapter 9 in series.yaml.',
    'ferry-at-six/eng/stray.png A page lies outside of any chapter.',
    'ferry-at-six/eng/x.cbr It is a RAR archive.',
    'ferry-at-six/esp/chapter 1.cbz It is chapter 1 in esp, and so is ferry-at-six/esp/01.cbz.',
    'ferry-at-six/esp/extra.cbz It does not say which chapter it is.',
    'ferry-at-six/fra/001.cbz The series has no title in fra.',
    'ferry-at-six/series.yaml:3:8 There is no tag “romance”.',
    'ferry-at-six/series.yaml:8:9 `rating` cannot be “teens”.',
    'Second Series A series cannot be known by this name.',
    'Second Series/series.yaml:1:1 The file is empty.',
    'third/series.yaml The file is missing.',
  ]);
});

test.each<[string, Record<string, string>, string[]]>([
  ['an empty catalogue.yaml', { 'catalogue.yaml': '' }, ['catalogue.yaml:1:1 The file is empty.']],
  [
    'a series without an overview',
    { 'ferry-at-six/series.yaml': SERIES.replace(', overview: Two strangers share a deck.', '') },
    [
      'ferry-at-six/series.yaml:11:3 The series has no overview in eng, and no ComicInfo.xml, MetronInfo.xml, CoMet.xml, ACBF or comicbox file has a summary.',
    ],
  ],
  [
    'a catalogue without publishers',
    { 'catalogue.yaml': 'labels: { WJ: Nightjar }\ntags: { romance: { eng: Romance } }\n' },
    ['catalogue.yaml:1:1 `publishers` is missing. The houses that bring the series out.'],
  ],
  ['an unreadable series.yaml', { 'ferry-at-six/series.yaml': 'a: [' }, [expect.stringContaining('series.yaml:1:')]],
  [
    'a chapter that is the only one of its language',
    { 'ferry-at-six/esp/chapter 1.cbz': '' },
    ['ferry-at-six/esp/chapter 1.cbz It is empty.'],
  ],
  [
    'an empty page',
    { 'ferry-at-six/eng/003/1.png': '', 'ferry-at-six/eng/003/ComicInfo.xml': '' },
    ['ferry-at-six/eng/003 › 1.png It is empty.', 'ferry-at-six/eng/003 › ComicInfo.xml It is empty.'],
  ],
  [
    'languages that are named otherwise',
    { 'ferry-at-six/series.yaml': SERIES.replace('  eng: {', '  en: {').replace(/ {2}esp: .*\n/, '') },
    ['ferry-at-six/series.yaml:11:3 There is no entry `en` in `languages`.'],
  ],
  [
    'a number of chapters in place of their list',
    { 'ferry-at-six/series.yaml': `${SERIES.slice(0, SERIES.indexOf('chapters:'))}chapters: 3\n` },
    ['ferry-at-six/series.yaml:13:11 `chapters` has to be a list, and is 3.'],
  ],
  [
    'a series.yaml that is a list',
    { 'ferry-at-six/series.yaml': '- a\n- b\n' },
    ['ferry-at-six/series.yaml:1:1 The file has to be a group of entries, and is a list.'],
  ],
  [
    'a number that is a text',
    {
      'ferry-at-six/series.yaml': SERIES.replace(
        '- number: 1\n',
        '- number: "1"\n    files: { eng: extras/pilot.cbz }\n',
      ),
      'ferry-at-six/extras/pilot.cbz': '',
    },
    [
      'ferry-at-six/extras/pilot.cbz It is empty.',
      'ferry-at-six/series.yaml:14:13 `chapters[1].number` has to be a whole number, and is the text “1”.',
    ],
  ],
  [
    'a picture that is named twice',
    {
      'ferry-at-six/a.png': '',
      'ferry-at-six/series.yaml': `${SERIES}pictures: { cover: { eng: a.png, esp: a.png } }\n`,
    },
    ['ferry-at-six/series.yaml:19:27 “a.png”: It is empty.'],
  ],
])('reports %s once, and nothing that follows from it', async (_, changes, expected) => {
  await folderInTest(root, changes);
  expect(await faults()).toEqual(expected);
});

test('does not wait for named pipes', async () => {
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

describe('does not follow a link in place of', () => {
  beforeEach(() => folderInTest(root));

  test.each([
    ['catalogue.yaml', ['catalogue.yaml It is a link to another file.', 'catalogue.yaml It is a link.']],
    ['ferry-at-six/series.yaml', ['ferry-at-six/series.yaml It is a link to another file.']],
    ['ferry-at-six', ['catalogue.yaml:8:20 There is no series “ferry-at-six”.', 'ferry-at-six It is a link.']],
    ['ferry-at-six/eng', ['ferry-at-six/eng It is a link, or no file.']],
    ['ferry-at-six/eng/002.zip', ['ferry-at-six/eng/002.zip It is a link, or no file.']],
  ])('%s', async (name, expected) => {
    const elsewhere = await mkdtemp(path.join(tmpdir(), 'publish-elsewhere-'));
    await rename(path.join(root, name), path.join(elsewhere, 'it'));
    await symlink(path.join(elsewhere, 'it'), path.join(root, name));
    const found = await faults();
    await rm(elsewhere, { recursive: true });
    expect(found).toEqual(expect.arrayContaining(expected));
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
