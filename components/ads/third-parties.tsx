'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

import type { ThirdParties as Named } from '@/lib/domain/third-parties';

import { whenReadable } from './when-readable';

const Services = dynamic(() => import('./services').then((module) => module.Services), { ssr: false });

/** Where the operator's third parties begin, once the page can be read; drawn only where he has named any. */
export function ThirdParties({ named }: { named: Named }) {
  const [isReadable, setReadable] = useState(false);
  useEffect(() => whenReadable(() => setReadable(true)), []);
  return isReadable && <Services named={named} />;
}
