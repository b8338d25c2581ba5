import type { ReactNode } from 'react';

import { Routed } from '@/components/states/routed';

export default function ViewerLayout({ children }: { children: ReactNode }) {
  return <Routed main="main">{children}</Routed>;
}
