import type { Label, LabelCode, Tag } from '@/lib/domain/label';
import type { wire } from '@/lib/wire/messages';

import { pick } from './pick';

const CODES: readonly LabelCode[] = [
  'WJ',
  'SQ',
  'VJ',
  'YJ',
  'J_PLUS',
  'REVIVAL',
  'CREATORS',
  'MEE',
  'TYJ',
  'OTHERS',
  'SKJ',
  'GIGA',
  'UJ',
  'DX',
];

export function decodeLabel(label: wire.ILabel | null | undefined): Label | undefined {
  return label ? { code: pick(CODES, label.label, 'OTHERS'), name: label.description ?? '' } : undefined;
}

export function decodeTag(tag: wire.ITag): Tag {
  return { slug: tag.slug ?? '', name: tag.tag ?? '' };
}
