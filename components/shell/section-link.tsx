'use client';

import type { ReactNode } from 'react';

import { Link, usePathname } from '@/lib/i18n/navigation';

import { currentSection, type Section } from './model/current-section';

/** A link to a section that knows when the reader is in it. */
export function SectionLink({ section, href, className, children }: { section: Section; href: string; className?: string; children: ReactNode }) {
  const here = currentSection(usePathname());
  const current = here?.section === section ? (here.own ? 'page' : 'true') : undefined;
  return (
    <Link href={href} className={className} aria-current={current} prefetch={false}>
      {children}
    </Link>
  );
}
