import { decodeResponse } from '@/lib/wire/decode-response';
import { encodeResponse } from '@/lib/wire/encode-response';
import { written } from '@/lib/wire/written';
import { cutStencil } from './stencil';

const CHAPTERS = Array.from({ length: 21 }, (_, index) => index + 1);
const flags = ['subscribed', ...CHAPTERS.map(String)];

const encode = (isSet: (flag: string) => boolean) => {
  const list = CHAPTERS.map((chapterId) => ({
    chapterId,
    alreadyViewed: written(isSet(String(chapterId))),
    name: '\u0000\u0001',
  }));
  return encodeResponse({
    success: {
      titleDetailView: { isSubscribed: written(isSet('subscribed')), firstChapterList: list, chapterListV2: list },
    },
  });
};

test('is what encoding the same flags gives', () => {
  const stencil = cutStencil(flags, encode);
  for (const set of [[], ['subscribed'], ['1'], ['21', '3'], flags, ['4', '4', 'elsewhere']]) {
    expect(stencil.fill(set)).toEqual(encode((flag) => set.includes(flag)));
  }
});

test('every place of a flag is set, and one filling leaves nothing to the next', () => {
  const stencil = cutStencil(flags, encode);
  stencil.fill(flags);
  const { titleDetailView } = decodeResponse(stencil.fill(['7'])).success!;
  for (const list of [titleDetailView!.firstChapterList!, titleDetailView!.chapterListV2!]) {
    expect(list.filter(({ alreadyViewed }) => alreadyViewed).map(({ chapterId }) => chapterId)).toEqual([7]);
  }
});

test('one that fits is used again, one that does not is cut anew', () => {
  let encodings = 0;
  const counted = (name: string) => (isSet: (flag: string) => boolean) => {
    encodings++;
    return encodeResponse({
      success: { titleDetailView: { overview: name, isSubscribed: written(isSet('subscribed')) } },
    });
  };
  const first = cutStencil(['subscribed'], counted('a'));
  encodings = 0;
  expect(cutStencil(['subscribed'], counted('a'), first)).toBe(first);
  expect(encodings).toBe(1);
  const second = cutStencil(['subscribed'], counted('b'), first);
  expect(decodeResponse(second.fill(['subscribed'])).success!.titleDetailView).toMatchObject({
    overview: 'b',
    isSubscribed: true,
  });
  expect(first.fits(['other'], first.fill([]))).toBe(false);
});

test('refuses what flags do not only flag', () => {
  const one = (bytes: number[]) => new Uint8Array(bytes);
  expect(() => cutStencil(['a'], (isSet) => one(isSet('a') ? [1, 1] : [0]))).toThrow('length');
  expect(() => cutStencil(['a'], (isSet) => one([isSet('a') ? 7 : 3]))).toThrow('more than itself');
});
