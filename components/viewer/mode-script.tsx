'use client';

import { ownInline } from '@/components/ui/own-inline';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ViewerMode } from '@/lib/domain/viewer-choices';
import { storageKey } from '@/lib/storage';

import { surfaceOf } from './model/settings';

const KEY = storageKey('viewerMode');
const STORED: ViewerMode = 'horizontal';

// Shared HTML cannot know the reader's mode; set before the first paint, it moves nothing afterwards.
const SCRIPT = `try{if(localStorage.getItem('${KEY}')==='${STORED}'){let d=document.currentScript.parentElement.dataset;d.mode='${STORED}';d.surface='${surfaceOf(STORED)}'}}catch{}`;

/** Part of the server's HTML alone: puts a stored horizontal mode on the element around it. */
export function ModeScript() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: ownInline(SCRIPT) }} />;
}
