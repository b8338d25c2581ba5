import { LOCALES } from './locales';
import { megabytes } from './megabytes';

test.each([0, 49_999, 123_456, 900_000, 1_000_000, 15_250_001, 999_940_000, 999_960_000, 12_345_678_901])(
  '%i bytes are written as each language would',
  (bytes) => {
    const asWritten = LOCALES.map((locale) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1e6),
    );
    expect(LOCALES.map((locale) => megabytes(bytes, locale))).toEqual(asWritten);
  },
);
