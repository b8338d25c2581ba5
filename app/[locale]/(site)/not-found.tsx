import { NotFound } from '@/components/states/not-found';

import { notFoundMetadata } from '../not-found-metadata';

export const generateMetadata = notFoundMetadata;

export default function SiteNotFound() {
  return <NotFound />;
}
