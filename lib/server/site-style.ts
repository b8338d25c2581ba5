import 'server-only';

import { readEnv } from '@/lib/env';
import { routes } from '@/lib/routes';
import { accentOf } from '@/lib/site-identity/accent';
import { hasName } from '@/lib/site-identity/has-name';
import type { SiteLogo } from '@/lib/site-identity/read-logo';

import { siteLogo } from './site-logo';

const made = new Map<string, string>();

/** Declares the accent anew wherever app/globals.css does, and weighs more. */
function accentStyle(color: string): string {
  const { light, dark } = accentOf(color);
  const token = (name: string, part: keyof typeof light) => `--${name}:light-dark(${light[part]},${dark[part]})`;
  return `:root:root,:root [data-surface]{${[token('spot', 'spot'), token('spot-fill', 'fill'), token('spot-ink', 'ink')].join(';')}}`;
}

/** Has the logo in place of the drawn mark: as a background it can run nothing. Where it would be lost it stands on a plate. */
function logoStyle({ kind, hash, ratio, lostOn }: SiteLogo): string {
  const plate =
    lostOn.light || lostOn.dark
      ? `box-sizing:content-box;margin:-3px;padding:3px;background-color:light-dark(${lostOn.light ? '#131316' : '#0000'},${lostOn.dark ? '#fff' : '#0000'});`
      : '';
  const mark = `[data-mark][data-mark]{flex:none;width:auto;max-width:150px;aspect-ratio:${ratio};background:url(${routes.logo(hash, kind)}) center/contain no-repeat;background-origin:content-box;${plate}}`;
  const hidden = '[data-mark]>*,[data-own-mark]{display:none}';
  const name = hasName({ ratio })
    ? '[data-site-name]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}'
    : '';
  return mark + hidden + name;
}

/** What the operator's colour and logo add to the document's styles, a few hundred bytes; undefined where all is ours. @throws LogoRefusal */
export async function siteStyle(): Promise<string | undefined> {
  const { color } = readEnv().identity;
  const logo = await siteLogo();
  if (!color && !logo) return undefined;
  const key = `${color} ${logo?.hash}`;
  const known = made.get(key) ?? (color ? accentStyle(color) : '') + (logo ? logoStyle(logo) : '');
  made.set(key, known);
  return known;
}
