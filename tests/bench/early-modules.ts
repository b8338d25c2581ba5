/** What no page needs to be read, and where its modules are. */
const FEATURES = {
  'ads and consent': /^(?:components\/ads|lib\/client\/third-parties)\//,
  push: /^(?:lib\/client\/push\/|components\/catalog\/notification-prompt)/,
  survey: /^(?:components\/survey\/|lib\/client\/(?:use-survey|send-answers)|lib\/(?:api|domain)\/questionnaire)/,
  offline: /^(?:lib\/worker|lib\/client\/(?:kept-chapters|later)|components\/offline)\//,
  codec: /^(?:lib\/wire\/|node_modules\/protobufjs\/)/,
};

/** Of these, what a page is not whole without, and what waits for the rest. */
const NEEDED = [
  // The room that is kept for an advertisement, and that none is kept where none will come: else the page would move.
  /^components\/ads\/(?:ads-before-paint|ad-slot|page-ad|model\/ad-sizes)\b/,
  /^lib\/client\/third-parties\/(?:use-)?ads-refused\.ts$/,
  // Waits until the page can be read.
  /^components\/ads\/(?:third-parties\.tsx|when-readable\.ts)$/,
  // Hands on what happens on the page to whoever listens later.
  /^lib\/client\/third-parties\/happenings\.ts$/,
  // What was favourited without a network is shown so, and what was refused since is said.
  /^lib\/client\/later\/(?:queued-favorite|stored-writes|refused|model\/later-writes)\.ts$/,
  // Whether messages come to this browser is one entry of its storage, which goes with each favourite.
  /^lib\/client\/push\/kept-push\.ts$/,
  // The addresses of calls, which is not how they are written.
  /^lib\/wire\/endpoints\.ts$/,
];

/** Of modules, as paths from the root, those that a page need not bring to be read, by what they are of. */
export function earlyModules(modules: readonly string[]): Record<string, string[]> {
  const early = modules.filter((module) => !NEEDED.some((pattern) => pattern.test(module)));
  const found = Object.entries(FEATURES).map(
    ([feature, pattern]) => [feature, early.filter((module) => pattern.test(module))] as const,
  );
  return Object.fromEntries(found.filter(([, some]) => some.length > 0));
}
