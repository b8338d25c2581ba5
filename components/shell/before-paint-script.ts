import { storageKey } from '@/lib/storage';

import { barColors } from './bar-colors';

/** What the reader chose on an earlier visit must not flash or shift: set before anything is drawn, a theme as `showTheme` does. */
export const beforePaintScript = `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem('${storageKey('theme')}');
if(t==='light'||t==='dark'){d.theme=t;var m=document.createElement('meta');m.name='theme-color';m.content=${JSON.stringify(barColors)}[t];document.head.prepend(m)}
if(s.getItem('${storageKey('betaNoteClosed')}'))d.betaNote='closed'}catch(e){}`;
