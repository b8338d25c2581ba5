import { limits } from '@/lib/limits';

/**
 * Runs in a page before anything of it is there: the document says `data-words` until the fonts have come that its words are written in, or will not come, or a while has
 * passed. Words have their room by then and are not seen: they would move as their fonts come. Style sheets name fonts, and they are asked for as the page is laid out.
 */
export const AWAIT_FONTS = `{let d=document,h=d.documentElement.dataset,show=()=>delete h.words;h.words='';
d.addEventListener('DOMContentLoaded',()=>{d.body.offsetWidth;d.fonts.ready.then(show)});setTimeout(show,${limits.wordsWaitMs})}`;
