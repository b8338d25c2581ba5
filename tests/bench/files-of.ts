const attribute = (tag: string, name: string) =>
  new RegExp(`\\s(?:data-)?${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');

const PRELOADED = /^(?:preload|modulepreload)$/;

/**
 * The scripts and stylesheets that a page names, as whole addresses, each once: also those that are to be fetched ahead or are held until its picture has come, but for the scripts that
 * browsers with modules leave out. And the styles that stand in it, as one text.
 */
export function filesIn(html: string, address: string): { scripts: string[]; styles: string[]; within: string } {
  const tags = [...html.matchAll(/<(script|link)\b[^>]*>/g)].map(([tag, name]) => ({
    tag,
    name,
    rel: attribute(tag, 'rel') ?? '',
    as: attribute(tag, 'as'),
  }));
  const scripts = tags.filter(({ tag, name, rel, as }) =>
    name === 'script'
      ? !/\snomodule\b/i.test(tag)
      : PRELOADED.test(rel) && as !== 'style' && as !== 'font' && as !== 'image',
  );
  const styles = tags.filter(
    ({ name, rel, as }) => name === 'link' && (rel === 'stylesheet' || (PRELOADED.test(rel) && as === 'style')),
  );
  const addresses = (some: typeof tags) => [
    ...new Set(
      some
        .flatMap(({ tag }) => attribute(tag, 'src') ?? attribute(tag, 'href') ?? [])
        .map((source) => new URL(source, address).href),
    ),
  ];
  const within = [...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css).join('');
  return { scripts: addresses(scripts), styles: addresses(styles), within };
}

/** Those of a served page, and its HTML. @throws when it is not served, or has no script or no style: every page of the site has both */
export async function filesOf(address: string): Promise<ReturnType<typeof filesIn> & { html: string }> {
  const answer = await fetch(address, { headers: { 'accept-language': 'en' } });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  const html = await answer.text();
  const files = filesIn(html, address);
  if (files.scripts.length === 0)
    throw new Error(`${address} names no script: they are looked for in the wrong place.`);
  if (files.styles.length === 0 && !files.within)
    throw new Error(`${address} has no style: they are looked for in the wrong place.`);
  return { ...files, html };
}
