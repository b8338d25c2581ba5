import type { wire } from '@/lib/wire/messages';

import { decodeAction } from './banner';
import { decodeChapter } from './chapter';
import { decodeChapterView } from './chapter-view';
import { decodeError } from './error';
import { decodeLabel } from './label';
import { decodeLanguage } from './language';
import { decodeUpdateStatus } from './title';
import { decodeTitleDetail } from './title-detail';

const pageType = (type: number) => {
  const [page] = decodeChapterView({ pages: [{ mangaPage: { type } }] }).pages;
  return (page as { type: string }).type;
};
const detail = (view: wire.ITitleDetailView) => decodeTitleDetail(view);

/** Each enumeration: the words of its numbers from 0 on, and the word of a number that is unknown. */
test.each<[string, string, (number: number) => string | undefined, string, string]>([
  ['language', '@4.12 @4.13', decodeLanguage, 'eng esp fra ind ptb rus tha deu ita vie', 'eng'],
  ['title update status', '@4.1', decodeUpdateStatus, 'none new up reedition creators our-picks', 'none'],
  [
    'label',
    '@1.14 @4.10',
    (label) => decodeLabel({ label })?.code,
    'WJ SQ VJ YJ J_PLUS REVIVAL CREATORS MEE TYJ OTHERS SKJ GIGA UJ DX',
    'OTHERS',
  ],
  [
    'presentation method',
    '@3.27 @4.14',
    (method) => decodeAction({ method, url: '/faq' })?.method,
    'push modal external',
    'external',
  ],
  [
    'release schedule',
    '@4.15 @4.16',
    (releaseSchedule) => detail({ titleLabels: { releaseSchedule } }).releaseSchedule,
    'disabled everyday weekly biweekly monthly bimonthly trimonthly other completed one-shot hiatus',
    'other',
  ],
  [
    'update timing',
    '@4.17',
    (updateTiming) => detail({ updateTiming }).updateTiming,
    'not-regularly monday tuesday wednesday thursday friday saturday sunday day',
    'not-regularly',
  ],
  ['age rating', '@4.18', (rating) => detail({ rating }).rating, 'all-ages teen teen-plus mature', 'all-ages'],
  ['page type', '@4.3', pageType, 'single left right double', 'single'],
  [
    'error action',
    '@4.20 @6.9 @8.1 @8.2',
    (action) => decodeError({ action }).action,
    'default unauthorized maintenance geo-blocked',
    'default',
  ],
  [
    'chapter access',
    '@4.23',
    (chapterType) => decodeChapter({ chapterType }).access,
    'free one-time-free subscription subscription subscription',
    'free',
  ],
])('decodes every %s, and an unknown one as a default %s', (_, __, decode, words, fallback) => {
  const known = words.split(' ');
  expect(known.map((_word, number) => decode(number))).toEqual(known);
  expect([known.length, 77, -1].map(decode)).toEqual([fallback, fallback, fallback]);
});

test('an absent enumeration is its first word', () => {
  expect(decodeLanguage(null)).toBe('eng');
  expect(decodeError({}).action).toBe('default');
  expect(decodeLabel({ description: 'Weekday' })).toEqual({ code: 'WJ', name: 'Weekday' });
  expect(decodeLabel(null)).toBeUndefined();
});
