import { limits } from '@/lib/limits';

import { IMPATIENT } from './impatient';

/**
 * Runs in a page before anything of it is there: the document says `data-words` until the fonts have come that its words are written in, or will not come, until all else has and its picture is not still waited for, the reader
 * does anything, or a while has passed. Words have their room by then and are not seen: they would move as their fonts come. Style sheets name fonts, and they are asked for as
 * the page is laid out, or, where a picture comes before them, once it has (start-held.ts), which says when they are there. What is not seen has no focus: the field that a page begins with is given it then.
 */
export const AWAIT_FONTS = `{let d=document,h=d.documentElement.dataset,show=()=>{if(h.words==null)return;delete h.words;if(d.activeElement==d.body)d.querySelector('[autofocus]')?.focus()};h.words='';
for(let t of ${IMPATIENT})addEventListener(t,show,{once:true,capture:true,passive:true});
let held=()=>h.held=='';
d.addEventListener('DOMContentLoaded',()=>{d.body.offsetWidth;held()||d.fonts.ready.then(show)});addEventListener('load',()=>held()||show());addEventListener('words',show);setTimeout(show,${limits.wordsWaitMs})}`;
