import { COOKIES } from '@/lib/cookies';
import { LANGUAGES } from '@/lib/domain/language';
import { storageKey } from '@/lib/storage';

import { NAMED } from './model/said-languages';

const codes = JSON.stringify(
  Object.fromEntries(Object.entries(LANGUAGES).map(([language, { short }]) => [language, short])),
);

/**
 * Says the content languages in the button before this script as `useContentLanguages` and `saidLanguages` will: shared HTML knows of the interface's own alone, and a line that grew later would move the header. Its element
 * says which language that is, and the sentence, with a `%` for the languages.
 */
export const languagesBeforePaintScript = `try{let e=document.currentScript,b=e.previousElementSibling,n=${codes},f=s=>s.split(/[,-]/).filter(l=>n.hasOwnProperty(l)),k=[];try{k=f(localStorage.getItem('${storageKey('contentsV2')}')||'')}catch{}
if(!k[0])k=f((document.cookie.match(/(?:^|; )${COOKIES.languages}=([^;]*)/)||[,''])[1]);k=[...new Set([e.dataset.own,...k])];
if(k[1]&&b.tagName==='BUTTON')b.lastChild.textContent=e.dataset.text.replace('%',k.slice(0,${NAMED}).map(l=>n[l]).join(', ')+(k[${NAMED}]?' +'+(k.length-${NAMED}):''))}catch{}`;
