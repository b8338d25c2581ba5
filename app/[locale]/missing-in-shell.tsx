import { Missing } from '@/components/states/missing';

import SiteLayout from './(site)/layout';

/** What is not there, where the pages beside it have no shell to say so in. */
export function MissingInShell() {
  return (
    <SiteLayout>
      <Missing />
    </SiteLayout>
  );
}
