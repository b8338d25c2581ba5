import { sampleTitle } from '@/components/catalog/sample-title-in-test';
import type { ChapterView, MangaPage } from '@/lib/domain/chapter-view';
import { sampleChapter } from '@/lib/domain/sample-chapter-in-test';

/** The height of every page, in px. */
export const PAGE_HEIGHT = 1000;

export function page(number: number, over: Partial<MangaPage> = {}): MangaPage {
  return {
    kind: 'manga',
    imageUrl: `/page/${number}`,
    width: 1000,
    height: 1500,
    type: 'single',
    encryptionKey: '',
    ...over,
  };
}

const chapterNamed = (id: number, name: string) => sampleChapter({ id, name, titleId: 10, subTitle: `About ${name}` });

/** A chapter of six plain pages, read from left to right, with a next one. */
export function chapter(over: Partial<ChapterView> = {}): ChapterView {
  const [current, next] = [chapterNamed(10001, '#1'), chapterNamed(10002, '#2')];
  return {
    chapterId: 10001,
    titleId: 10,
    titleName: 'Paper Boats',
    chapterName: '#1',
    commentCount: 2_014,
    title: sampleTitle(10, { name: 'Paper Boats' }),
    pages: [
      ...[1, 2, 3, 4, 5, 6].map((number) => page(number)),
      { kind: 'last', current, next, nextAccess: 'ticket', topComments: [], isSubscribed: false, banners: [] },
    ],
    chapters: [current, next],
    isVerticalOnly: false,
    isHorizontalOnly: false,
    startFromRight: false,
    language: 'eng',
    otherLanguages: [{ titleId: 11, language: 'esp', isNew: false }],
    planType: 'disabled',
    share: { body: '', url: '' },
    ...over,
  };
}

/** Layout of one page below another, scrolling and decoding, which jsdom lacks. */
export function furnishBrowser({ isWide = false } = {}): void {
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  window.scrollTo = ((to: ScrollToOptions) => {
    Object.assign(window, { scrollY: to.top ?? 0 });
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo;
  window.matchMedia = (query) =>
    ({
      matches: isWide && query.includes('width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  window.ResizeObserver = Observer;
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = Math.max(0, [...document.querySelectorAll('[data-box]')].indexOf(this));
    const top = place * PAGE_HEIGHT - window.scrollY;
    return { top, left: 0, width: 1000, height: PAGE_HEIGHT } as DOMRect;
  });
}
