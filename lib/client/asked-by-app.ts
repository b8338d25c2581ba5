import type { SurveyVisit } from '@/lib/domain/survey';

/** What the app says of itself in the address by which it opens a page. Never rendered, so that no page that is kept carries it. */
export function askedByApp(): Omit<SurveyVisit, 'key' | 'language'> {
  const said = new URLSearchParams(window.location.search);
  const of = (name: string) => said.get(name) ?? undefined;
  return { os: of('os'), appVersion: of('app_ver'), osVersion: of('os_ver'), secret: of('secret') };
}
