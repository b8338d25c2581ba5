import { notFound } from 'next/navigation';

export const revalidate = 60;
export const generateStaticParams = () => [];

export default function UnknownPage() {
  notFound();
}
