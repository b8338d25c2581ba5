'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';

import { ErrorState } from '@/components/states/error-state';

export default function ErrorPage({ reset }: { reset: () => void }) {
  const router = useRouter();
  // The server's part is asked for again before the boundary opens.
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <ErrorState retry={retry} />;
}
