/** How often a script is asked for again: at once, then a second later, then two. */
const TIMES = 3;

/**
 * Runs in a page before any of its scripts can fail: asks again for one that a bad line has lost, for whoever waits for it. Without one of the first no button of the page
 * would ever do anything. One that does not come is taken out of the page: webpack would wait for it, instead of asking.
 */
export const ASK_AGAIN = `document.addEventListener('error',e=>{let s=e.target,n,times;if(!e.isTrusted||!s.matches?.('script[src^="/_next/"]'))return;s.remove();
times=+(s.dataset.again||0);if(times>=${TIMES}||!navigator.onLine)return;
n=document.createElement('script');n.src=s.getAttribute('src');n.dataset.again=times+1;n.onload=s.onload;n.onerror=s.onerror;
e.stopImmediatePropagation();setTimeout(()=>document.head.append(n),times*1e3)},true)`;
