import { readEnv } from './env';
import { isPromotedIn, promotionAt } from './promotion';

const { promotion: unset } = readEnv({});
const at = (time: string, settings = unset) => promotionAt(settings, Date.parse(time), 'es');

test('unless said otherwise it began on 2021-03-16 and ended with 2021-04-13 @9.26', () => {
  expect(at('2021-03-15T23:59:59.999Z')).toBeUndefined();
  expect(at('2021-03-16T00:00:00Z')).toBeDefined();
  expect(at('2021-04-13T23:59:59.999Z')).toBeDefined();
  expect(at('2021-04-14T00:00:00Z')).toBeUndefined();
});

test.each(['MX', 'BR', 'AR', 'JM', 'HT', 'CU', 'PR', 'GF', ' mx '])('%j is one of the countries @9.26', (country) =>
  expect(isPromotedIn(unset, country)).toBe(true),
);

test.each(['US', 'ES', 'PT', 'JP', '', 'MXX', null, undefined])('%j is not', (country) =>
  expect(isPromotedIn(unset, country)).toBe(false),
);

test('the operator says when, where, and with what', () => {
  const { promotion } = readEnv({
    PROMOTION_FROM: '2030-01-01',
    PROMOTION_UNTIL: '2030-01-01',
    PROMOTION_COUNTRIES: 'xa, XB',
    PROMOTION_URL: 'https://comics.example/{locale}/fair',
    PROMOTION_PICTURE_URL: 'https://comics.example/fair-{locale}.webp',
  });
  expect(at('2030-01-01T12:00:00Z', promotion)).toEqual({
    url: 'https://comics.example/es/fair',
    pictureUrl: 'https://comics.example/fair-es.webp',
  });
  expect(at('2021-03-20T00:00:00Z', promotion)).toBeUndefined();
  expect(['XA', 'XB', 'MX'].map((country) => isPromotedIn(promotion, country))).toEqual([true, true, false]);
});

test.each([
  [{ PROMOTION_FROM: '16.03.2021' }, /PROMOTION_FROM/],
  [{ PROMOTION_UNTIL: '2021-02-30' }, /PROMOTION_UNTIL/],
  [{ PROMOTION_FROM: '2030-01-02', PROMOTION_UNTIL: '2030-01-01' }, /PROMOTION_UNTIL: is before PROMOTION_FROM/],
  [{ PROMOTION_COUNTRIES: 'MX,Brazil' }, /PROMOTION_COUNTRIES.*two-letter/],
  [{ PROMOTION_URL: 'javascript:alert(1)' }, /PROMOTION_URL/],
])('%j is refused at the start', (source, told) => expect(() => readEnv(source)).toThrow(told));
