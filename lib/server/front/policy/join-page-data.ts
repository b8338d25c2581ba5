const BETWEEN = '"])</script><script>self.__next_f.push([1,"';

/**
 * A page whose data, which Next hands over in a script for some 20 KB, comes in one: each script of a page has its line in the page's policy, and these
 * would fill the header. What Next makes of a string is the same for its parts.
 */
export function joinPageData(html: string): string {
  return html.replaceAll(BETWEEN, '');
}
