import { allSeries } from './all-series';
import { chapterRows } from './chapter-rows';
import { commentDeck } from './comment-deck';
import { commentRows } from './comment-rows';
import { rng } from './draw/rng';
import { textLanguage, TEXT_LANGUAGES } from '../texts/text-language';
import type { LanguageCode } from '@/lib/wire/language-codes';

const AT = { seed: 1, now: 1_795_000_000 };
const all = allSeries.map((facts) => {
  const chapters = chapterRows(facts, AT);
  return { facts, chapters, comments: commentRows(facts, chapters, AT) };
});
const comments = all.flatMap((series) => series.comments);
const under = (chapterId: number) => comments.filter(({ chapter_id }) => chapter_id === chapterId);
const chapterIds = [...new Set(comments.map(({ chapter_id }) => chapter_id))];

test('under one chapter nobody says what another said, nor twice', () => {
  for (const id of chapterIds) {
    const said = under(id);
    expect(new Set(said.map(({ body }) => body)).size).toBe(said.length);
    expect(new Set(said.map(({ user_name }) => user_name)).size).toBe(said.length);
  }
});

test('the first two chapters of a title have no comment in common, nor have its newest two', () => {
  for (const { chapters } of all) {
    for (const titleId of new Set(chapters.map(({ title_id }) => title_id))) {
      const commented = chapters
        .filter((chapter) => chapter.title_id === titleId && under(chapter.id).length > 0)
        .map(({ id }) => id);
      for (const pair of [commented.slice(0, 2), commented.slice(-2)]) {
        // Who was first says so in few ways.
        const bodies = pair.flatMap((id) => under(id).map(({ body }) => body)).filter((body) => !openings.has(body));
        expect(new Set(bodies).size).toBe(bodies.length);
      }
    }
  }
});

const openings = new Set(
  TEXT_LANGUAGES.flatMap((language) =>
    commentDeck({ slug: '', tags: [] }, language, rng('x')).openings.map(([, body]) => body),
  ),
);

test('only the first comment of a chapter is proud of that', () => {
  const proud = comments.filter(({ body }) => openings.has(body));
  expect(proud.length).toBeGreaterThan(50);
  expect(proud.filter(({ position }) => position !== 1)).toEqual([]);
});

test('under every first chapter somebody writes a script, and somebody speaks of the series', () => {
  for (const { facts, chapters } of all) {
    for (const chapter of chapters.filter(({ number }) => number === 1)) {
      const language = textLanguage((JSON.parse(chapter.source_json) as { language: LanguageCode }).language);
      const bodies = under(chapter.id).map(({ body }) => body);
      const { about } = commentDeck(facts, language, rng('x'));
      expect(about.length).toBeGreaterThanOrEqual(3);
      expect(bodies).toEqual(expect.arrayContaining(about.map(([, body]) => body)));
      expect(bodies.some((body) => body.startsWith('<script>'))).toBe(true);
    }
  }
});

test('readers speak of what a series is about', () => {
  const moods = (tags: Parameters<typeof commentDeck>[0]['tags']) =>
    commentDeck({ slug: '', tags }, 'eng', rng('x')).others.map(([name]) => name);
  expect(moods(['sport'])).toContain('Coach Dev');
  expect(moods(['romance', 'mystery'])).toEqual(expect.arrayContaining(['Hester', 'Cobalt']));
  expect(moods(['romance'])).not.toContain('Coach Dev');
  expect(moods(['horror', 'supernatural']).filter((name) => name === 'nightbus')).toHaveLength(1);
});

test('few comments have many likes, many have few, and all were written in turn', () => {
  const likes = comments.map(({ seeded_likes }) => seeded_likes!).sort((a, b) => a - b);
  const at = (share: number) => likes[Math.floor(likes.length * share)]!;
  expect(at(0.99)).toBeGreaterThan(10 * at(0.5));
  expect(at(1 - 1 / likes.length)).toBeGreaterThan(1000);
  expect(at(0.2)).toBeLessThan(10);
  for (const id of chapterIds) {
    const times = under(id).map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)!).toBeLessThanOrEqual(AT.now);
  }
});
