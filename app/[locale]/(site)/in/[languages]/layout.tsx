import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';

import { isKept, OWN_LANGUAGE, parseLanguages } from '@/lib/edition';

interface Props {
  params: Promise<{ languages: string }>;
  children: ReactNode;
}

/** Pages below are kept, so that nobody can fill the memory with sets of languages made up: the rare ones have their own folder. */
export default async function KeptEditions({ params, children }: Props) {
  const { languages } = await params;
  if (languages !== OWN_LANGUAGE && !isKept(parseLanguages(languages))) notFound();
  return children;
}
