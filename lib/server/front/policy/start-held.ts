import { limits } from '@/lib/limits';

import { IMPATIENT } from './impatient';

/**
 * Runs in a page whose scripts are held, before anything of it is there: starts them when its picture is painted, or will not be, and the fonts have come that its words are written in; at once when the reader does
 * anything, or after a while. What all pages have runs in its order, of which the last sets all to work: were it any other, it would be compiled and all set to work in one go, and a press would wait for both. Parts of a
 * page run as they come. A picture's word does not rise: it is heard on its way down.
 *
 *     data-held=""    the picture comes; style sheets name no font that is fetched
 *          ="fonts"   it has come, or has not for a moment: fonts are asked for as the page is laid out, which is done at once: a page that has its fonts on their way has not loaded
 *          (gone)     it is painted, and fonts are there
 *
 * A visit that begins at the page's top says `data-fresh` until all of the page is there and has been laid out: a reload, or Back, leads to a place further down. What is
 * `data-later` is laid out in a frame of its own then and says `data-laid`: all in one, it would keep a press waiting. From then on it says `data-settled` while it is far
 * from view: an observer first tells of it after that. Two windows are far enough: what browsers draw by themselves as it is neared shifts where one is moved to it that quickly.
 */
export const START_HELD = `{let d=document,h=d.documentElement.dataset,soon=requestAnimationFrame,shown,started,told;
let start=()=>{started=1;for(let s of d.querySelectorAll('script[data-src]')){s.async=s.dataset.src.includes('/app/');s.src=s.dataset.src;s.removeAttribute('data-src')}};
let near=of=>{for(let {target:{dataset:e},isIntersecting:is} of of)is?delete e.settled:e.settled=''};
let settle=()=>{delete h.fresh;let far=new IntersectionObserver(near,{rootMargin:'200%'});for(let e of d.querySelectorAll('[data-later]'))far.observe(e)};
let lay=()=>{let e=h.fresh==''&&d.querySelector('[data-later]:not([data-laid])');if(!e)return settle();e.dataset.laid='';soon(lay)};
let whole=then=>d.readyState=='loading'?d.addEventListener('DOMContentLoaded',then):then();
let end=()=>{if(h.held==null)return;delete h.held;whole(lay)};
let both=()=>{if(!shown||!told)return;start();soon(()=>soon(end))};
let tell=()=>{if(told)return;told=1;dispatchEvent(new Event('words'));both()};
let hear=()=>{d.body.offsetWidth;d.fonts.ready.then(tell)};
let ask=()=>{if(h.held!='')return;h.held='fonts';d.body?.offsetWidth;whole(hear);setTimeout(()=>{tell();end()},${limits.wordsWaitMs})};
let show=()=>{if(shown)return;shown=1;ask();both()};
let go=()=>{show();start()};
h.held='';if(performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!location.hash)h.fresh='';
for(let t of ['load','error'])d.addEventListener(t,({target:e})=>{if(e.matches?.('img[fetchpriority=high]')){ask();soon(()=>soon(show))}},true);
for(let t of ${IMPATIENT})addEventListener(t,go,{once:true,capture:true,passive:true});
d.addEventListener('DOMContentLoaded',()=>started&&start());setTimeout(ask,${limits.heldFontsMs});setTimeout(go,${limits.heldScriptsMs})}`;
