import type { Title } from '@/lib/domain/title';

export const sampleTitle = (id: number, more: Partial<Title> = {}): Title => ({
  id,
  name: `Series ${id}`,
  author: 'Ana Kō',
  portraitImageUrl: '',
  landscapeImageUrl: '',
  favoriteImageUrl: '',
  viewCount: 0,
  language: 'eng',
  updateStatus: 'none',
  ...more,
});
