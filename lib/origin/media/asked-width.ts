import { limits } from '@/lib/limits';
import { Refusal } from '../refusal';

/**
 * The width in px that the address of a page asks for as `w`; undefined where it asks for none.
 * @throws Refusal with status 404 for one that pages do not come in
 */
export function askedWidth(url: URL): number | undefined {
  const asked = url.searchParams.getAll('w');
  if (asked.length === 0) return undefined;
  const width = limits.pageWidthsPx.find((one) => asked.length === 1 && asked[0] === String(one));
  if (width === undefined)
    throw new Refusal('not-found', {
      status: 404,
      debugInfo: `Pages come as they are, or with w=${limits.pageWidthsPx.join(', ')}.`,
    });
  return width;
}
