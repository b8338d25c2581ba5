import { notFound } from 'next/navigation';

// There is no end of addresses that lead nowhere: none of them is kept.
export const dynamic = 'force-dynamic';

export default function UnknownPage() {
  notFound();
}
