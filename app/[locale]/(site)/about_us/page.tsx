import type { Metadata } from 'next';

import { About } from '@/components/papers/about';
import { readAbout } from '@/components/papers/texts/read-about';
import { localeParams } from '@/lib/i18n/locale-params';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';

import { paperMetadata } from '../paper-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata(): Promise<Metadata> {
  return paperMetadata(routes.about(), readAbout(await pageLocale()));
}

export default async function AboutPage() {
  return <About text={readAbout(await pageLocale())} />;
}
