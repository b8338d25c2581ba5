/** How React marks an element that it has taken over. */
const TAKEN_OVER = '__reactProps';
/** Whoever pressed longer ago has given up, or pressed something else. */
const KEPT_MS = 10_000;

/**
 * Runs in a page whose scripts are held: presses a button again as soon as it hears presses, where a reader has pressed it before. Those of forms do something without
 * scripts, and so do links. It listens to the document right after React: that takes a button over when it is pressed, and has then heard it, or it cannot yet, and
 * lets nobody further on hear.
 */
export const KEEP_PRESSES = `{let kept=[],hears=b=>Object.keys(b).some(k=>k.startsWith('${TAKEN_OVER}'));
let again=()=>{let all=kept;kept=[];for(let p of all)if(p.at>performance.now()-${KEPT_MS}&&p.b.isConnected)hears(p.b)?p.b.click():kept.push(p);kept.length&&requestAnimationFrame(again)};
let hear=({target:t})=>{let b=t.closest?.('button');if(b&&!b.form&&!hears(b)&&kept.push({b,at:performance.now()})==1)requestAnimationFrame(again)};
addEventListener('click',()=>document.addEventListener('click',hear,{capture:true,once:true}),true)}`;
