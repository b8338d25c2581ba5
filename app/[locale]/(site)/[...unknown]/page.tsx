import { notFound } from 'next/navigation';

import { notFoundMetadata } from '../../not-found-metadata';

export const revalidate = 60;
export const generateStaticParams = () => [];
// The browser takes the page's own metadata, not that of not-found.tsx, which only the server's HTML carries.
export const generateMetadata = notFoundMetadata;

export default function UnknownPage() {
  notFound();
}
