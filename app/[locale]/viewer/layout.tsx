import type { ReactNode } from 'react';

import { KeepEdition } from '@/components/shell/keep-edition';
import { Routed } from '@/components/states/routed';

export default function ViewerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <KeepEdition />
      <Routed main="main">{children}</Routed>
    </>
  );
}
