/** Runs in the document's head, before anything is drawn: what the reader chose on an earlier visit must not flash or shift. */
export const beforePaint = `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem('theme');
if(t==='light'||t==='dark')d.theme=t;if(s.getItem('betaNoteClosed'))d.betaNote='closed'}catch(e){}`;
