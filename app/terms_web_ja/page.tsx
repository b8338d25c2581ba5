import type { Metadata } from 'next';

import { TermsWebJa } from '@/components/papers/terms-web-ja';
import { termsWebJa } from '@/components/papers/texts/terms-web-ja';

export const metadata: Metadata = { title: termsWebJa.title, description: termsWebJa.description, alternates: { canonical: '/terms_web_ja' } };

export default function TermsWebJaPage() {
  return <TermsWebJa />;
}
