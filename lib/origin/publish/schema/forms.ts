/** How a chapter lies on the page: pages to turn, a strip to scroll, spreads that stay spreads; or what its pictures look like. */
export const FORMS = ['auto', 'pages', 'strip', 'spreads'] as const;

export type Form = (typeof FORMS)[number];
