import { Missing } from '@/components/states/missing';

import { notFoundMetadata } from '../../not-found-metadata';

// Addresses that somebody made up push no page out of the cache.
export const dynamic = 'force-dynamic';
export const generateMetadata = notFoundMetadata;

export default function UnknownPage() {
  return <Missing />;
}
