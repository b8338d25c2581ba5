/** How React marks an element that it has taken over. */
const TAKEN_OVER = '__reactProps';
/** Whoever pressed longer ago has given up, or pressed something else. */
const KEPT_MS = 10_000;
/** To press again makes React try again: ever more seldom, to leave a slow device to what it waits for. */
const AGAIN_MS = { first: 100, most: 1_600 };

/**
 * Runs in every page, before its scripts: presses a button, or one of a few to choose from, again as soon as it hears presses, where a reader has pressed it before. Those of forms do
 * something without scripts, and so do links. It listens to the document right after React: that takes a button over when it is pressed, and has then heard it, or it cannot yet, because
 * some of the page's code is still to come, and lets nobody further on hear: also of a button that it has seen already. One of a few that it takes over by
 * the press itself is not chosen any more then, and nobody was told; and to press what is still chosen would tell nobody.
 */
export const KEEP_PRESSES = `{let kept=[],first,waits,pause=${AGAIN_MS.first},hears=b=>Object.keys(b).some(k=>k.startsWith('${TAKEN_OVER}'));
let keep=p=>{kept.push(p);waits??=setTimeout(again,pause)};
let again=()=>{let all=kept,stuck;kept=[];waits=undefined;pause=Math.min(pause*2,${AGAIN_MS.most});
for(let p of all)if(p.at>performance.now()-${KEPT_MS}&&p.b.isConnected){if(stuck||!hears(p.b))keep(p);else{let n=kept.length;first=p.at;if(p.b.checked)p.b.checked=false;p.b.click();first=undefined;stuck=kept.length>n}}
if(!waits)pause=${AGAIN_MS.first}};
let hear=e=>{let b=e.target.closest?.('button,[type=radio]');if(b&&!b.form&&(!hears(b)||e.cancelBubble||b.checked===false))keep({b,at:first??performance.now()})};
addEventListener('click',()=>document.addEventListener('click',hear,{capture:true,once:true}),true)}`;
