import { allSeries } from '@/lib/origin/demo/all-series';
import { decodeResponse } from '@/lib/wire/decode-response';
import { settled } from './settled';

/** A page that a reader opens while pictures are drawn for another. */
const HOME = '/updates';
const READS = 40;

export interface BesideDrawing {
  /** How long each request of home took, in ms: in peace, and while a page was being drawn all the time. */
  idle: number[];
  busy: number[];
  /** Pages that were drawn meanwhile. */
  drawn: number;
}

/** Addresses of pages that nobody has asked for: two free ones between each, which are drawn ahead, are left out. */
async function* unseenPages(address: string): AsyncGenerator<string> {
  for (const { id } of allSeries) {
    const answer = await fetch(`${address}/api/manga_viewer?chapter_id=${id * 10_000 + 1}&img_quality=high`);
    const viewer = decodeResponse(new Uint8Array(await answer.arrayBuffer())).success?.mangaViewer;
    const pages = viewer?.pages?.flatMap(({ mangaPage }) => (mangaPage?.imageUrl ? [mangaPage.imageUrl] : [])) ?? [];
    for (let i = 0; i < pages.length; i += 3) yield pages[i]!;
  }
}

async function readHome(address: string): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < READS; read++) {
    const before = performance.now();
    const answer = await fetch(address + HOME, { headers: { 'accept-language': 'en' } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${HOME} was answered with ${answer.status}`);
    times.push(performance.now() - before);
  }
  return times;
}

/** @throws when it is refused: nothing is drawn then */
async function drawPage(address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}`);
}

/** Reads home in peace and beside drawing, in turns. @throws when there are too few pages to draw, or one is not drawn */
export async function measureBesideDrawing(address: string, rounds: number): Promise<BesideDrawing> {
  const pages = unseenPages(address);
  const figures: BesideDrawing = { idle: [], busy: [], drawn: 0 };
  await readHome(address);
  for (let round = 0; round < rounds; round++) {
    figures.idle.push(...(await readHome(address)));
    let isOver = false;
    const drawing = (async () => {
      while (!isOver) {
        const page = await pages.next();
        if (page.done) throw new Error('There are no more pages to draw.');
        await drawPage(page.value);
        figures.drawn++;
      }
    })();
    const reading = readHome(address).finally(() => (isOver = true));
    // Together, so that whichever fails is heard.
    const [busy] = await Promise.all([reading, drawing]);
    figures.busy.push(...busy);
    await settled(address);
  }
  return figures;
}
