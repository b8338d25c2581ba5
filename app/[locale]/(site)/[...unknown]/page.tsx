import { Missing } from '@/components/states/missing';

import { notFoundMetadata } from '../../not-found-metadata';

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = notFoundMetadata;

export default function UnknownPage() {
  return <Missing />;
}
