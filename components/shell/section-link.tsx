'use client';

import type { ReactNode } from 'react';

import { Link } from '@/lib/i18n/navigation';

import { currentSection, type Section } from './model/current-section';
import { usePagePath } from './use-page-path';

/** A link to a section that knows when the reader is in it. */
export function SectionLink({
  section,
  href,
  className,
  children,
}: {
  section: Section;
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const here = currentSection(usePagePath());
  const current = here?.section === section ? (here.own ? 'page' : 'true') : undefined;
  return (
    <Link href={href} className={className} aria-current={current} prefetch={false}>
      {children}
    </Link>
  );
}
