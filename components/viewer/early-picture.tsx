'use client';

import { ownInline } from '@/components/ui/own-inline';
import { useHydrated } from '@/components/ui/use-hydrated';

declare global {
  interface Window {
    /** Keyed pictures that were asked for before our scripts were there, by their addresses; each gives one of memory. */
    earlyPictures?: Record<string, Promise<string>>;
  }
}

// What this page's scripts do later in a thread of its own (bring-picture.ts), without them: the picture before it takes the file that fills it.
const SCRIPT = `{let i=document.currentScript.previousElementSibling,{files,key}=i.dataset,dots=i.getBoundingClientRect().width*devicePixelRatio,
all=files.split(', ').map(f=>f.split(' ')),[url]=all.find(([,w])=>parseInt(w)>=dots)||all.at(-1),k=key.match(/../g).map(b=>parseInt(b,16)),
p=fetch(url,{priority:'high'}).then(r=>{if(!r.ok)throw r.status;return r.arrayBuffer()}).then(b=>{b=new Uint8Array(b);
for(let n=0;n<b.length;n++)b[n]^=k[n%k.length];return i.src=URL.createObjectURL(new Blob([b]))});
(window.earlyPictures={})[url]=p;p.catch(()=>{})}`;

/** Part of the server's HTML alone, right behind a keyed picture that is shown at once and has no source yet: brings it before there are scripts. */
export function EarlyPicture() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: ownInline(SCRIPT) }} />;
}

/** The picture that was brought early, for whoever asks first; undefined where none was, or another file of the page. */
export function takeEarlyPicture(file: string): Promise<string> | undefined {
  const early = window.earlyPictures?.[file];
  if (early) delete window.earlyPictures![file];
  return early;
}
