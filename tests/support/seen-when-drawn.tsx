import { render, type RenderResult } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';

function Drawn({ look, children }: { look: () => unknown; children: ReactNode }) {
  useLayoutEffect(() => void look(), [look]);
  return children;
}

/** Renders, and calls `look` at what the browser would draw first: effects that come after it have not run. */
export function seenWhenDrawn(children: ReactNode, look: () => unknown): RenderResult {
  return render(<Drawn look={look}>{children}</Drawn>);
}
