import type { Figure } from './figure';
import { median } from './median';

/** Of what Lighthouse tells, what is told here: each score from 0 to 1, and null where it could not be given. */
export interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
  /** Why there are no scores. */
  runtimeError?: { code: string };
}

/** Of a hundred. */
const LEAST: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The scores of a page, of several reports the one in the middle; beside each what cost it most, from the last. A round that gave no report leaves no score. */
export function lighthouseFigures(page: string, reports: readonly (LighthouseReport | undefined)[]): Figure[] {
  const last = reports.findLast((report) => report !== undefined);
  return Object.entries(LEAST).map(([category, least]) => {
    const scores = reports.map((report) => (report?.categories[category]?.score ?? NaN) * 100);
    return {
      what: `${page}: ${category}`,
      value: median(scores),
      unit: 'of 100',
      beside: last && costs(last, category),
      limit: { least },
    };
  });
}

function costs({ categories, audits }: LighthouseReport, category: string): string {
  const lost = (categories[category]?.auditRefs ?? []).map(({ id, weight }) => ({
    id,
    points: weight * (1 - (audits[id]?.score ?? 1)),
  }));
  return lost
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 3)
    .map(({ id }) => id)
    .join(', ');
}
