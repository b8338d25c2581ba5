/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKeptFiles } from '../../kept/open-kept-files';
import { migrate } from '../../store/migrate';
import { openSqlite } from '../../store/open-sqlite';
import { CATALOGUE, folderInTest, SERIES, writeAll } from '../folder-in-test';
import { foretell, publishPrepared } from '../publish-prepared';
import { readPublication } from '../read-publication';

const NOW = Date.parse('2026-01-20T00:00:00Z') / 1000;
const RANKED = 'rankings: { hottest: [{ series: ferry-at-six }] }\n';
const LINKED = 'links: { social: { chat: "https://chat.example" } }\n';
const BESIDE = 'banners: { viewer: [{ series: ferry-at-six }] }\n';

let base: string;
beforeEach(async () => void (base = await mkdtemp(path.join(tmpdir(), 'describe-changes-'))));
afterEach(() => rm(base, { recursive: true }));

test('all that changes is told by the words of the file that it stands in', async () => {
  const [folder, dataDir] = [path.join(base, 'folder'), path.join(base, 'data')];
  const db = openSqlite(path.join(dataDir, 'komawari.db'));
  await migrate(db);
  const kept = openKeptFiles({ dataDir });
  await folderInTest(folder);
  const told = async (catalogue: string, series: string, publishes = false) => {
    await writeAll(folder, { 'catalogue.yaml': catalogue, 'ferry-at-six/series.yaml': series });
    const { publication, faults } = await readPublication(folder, { now: NOW });
    expect(faults).toEqual([]);
    const work = { publication: publication!, kept, now: NOW };
    const { changes } = await foretell(db, work);
    if (publishes) await publishPrepared(db, { ...work, folder, dataDir, marks: [], warn: console.error });
    return { shelves: changes!.shelves, series: changes!.series.map(({ slug, kind }) => `${slug} ${kind}`) };
  };
  await told(CATALOGUE, SERIES, true);
  expect(await told(CATALOGUE, SERIES)).toEqual({ shelves: [], series: [] });
  expect(await told(CATALOGUE + RANKED, SERIES)).toEqual({ shelves: ['rankings'], series: [] });
  expect(await told(CATALOGUE + LINKED, SERIES)).toEqual({ shelves: ['links'], series: [] });
  expect(await told(CATALOGUE.replace('[{ series: ferry-at-six }]', '[]'), SERIES)).toEqual({
    shelves: ['banners'],
    series: [],
  });
  expect(await told(CATALOGUE, SERIES + BESIDE)).toEqual({ shelves: [], series: ['ferry-at-six changed'] });
  await told(CATALOGUE + RANKED + LINKED, SERIES + BESIDE, true);
  expect(await told(CATALOGUE, SERIES)).toEqual({ shelves: ['links', 'rankings'], series: ['ferry-at-six changed'] });
  await db.destroy();
}, 60_000);
