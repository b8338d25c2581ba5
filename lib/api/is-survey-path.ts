import { endpoints, type Endpoint } from '@/lib/wire/endpoints';

const paths = new Set(
  Object.values<Endpoint>(endpoints).flatMap(({ base, path }) => (base === 'survey' ? [path] : [])),
);

/** Whether a path below the API's base is one that the survey's base answers, which may be another. */
export function isSurveyPath(path: string): boolean {
  return paths.has(path);
}
