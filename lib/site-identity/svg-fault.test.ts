import { svgFault } from './svg-fault';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8" ${attributes}>${inner}</svg>`;

test.each([
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<g/>')}`,
  svg('<defs><linearGradient id="g"/></defs><path style="fill:url(#g)" d="M0 0h8"/><use xlink:href="#g"/>'),
  svg(
    '<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style><image href="data:image/png;base64,AA=="/>',
  ),
  `<!DOCTYPE svg>${svg('<title>How url(https://elsewhere.example) is written: C:\\logo</title><desc>@import</desc>')}`,
  svg(
    '<path d="M0 0h8"><animate attributeName="opacity" values="0;1" dur="1s"/></path>',
    'xmlns:p="urn:p" p:file="C:\\logo.svg"',
  ),
])('accepts a self-contained drawing %#', (text) => expect(svgFault(text)).toBeUndefined());

test.each([
  [svg('<script>alert(1)</script>'), /script/],
  [svg('<path/>', 'onload="alert(1)"'), /onload/],
  [svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), /foreignObject/],
  [svg('<image href="https://elsewhere.example/a.png"/>'), /elsewhere/],
  [svg('<image href="data:image/svg+xml,x"/>'), /refers/],
  [svg('<a href="javascript:alert(1)"><path/></a>'), /element a/],
  [svg('<style>path { fill: u\\72l(//elsewhere.example) }</style>'), /style/],
  [svg('<path fill="url(https://elsewhere.example/a#b)"/>'), /elsewhere/],
  [svg('<style>path { fill: ur<!-- -->l(https://elsewhere.example/a#b) }</style>'), /elsewhere/],
  [svg('<style>path { mask-image: image-set("https://elsewhere.example/a.png" 1x) }</style>'), /style/],
  [svg('<image><set attributeName="href" to="https://elsewhere.example/a.png"/></image>'), /animation/],
  [
    svg('<image><animate attributeName="xlink:href" values="#a;https://elsewhere.example/a.png"/></image>'),
    /animation/,
  ],
  [svg('<path><set attributeName="fill" to="url(https://elsewhere.example/a#b)"/></path>'), /elsewhere/],
  [svg('<use href="#a"/>', 'xml:base="https://elsewhere.example/"'), /xml:base/],
  [`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://elsewhere.example/a.dtd">${svg('')}`, /declaration/],
  [`<?xml-stylesheet href="//elsewhere.example/a.css"?>${svg('')}`, /xml-stylesheet/],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, /entities/],
  [svg('&a;'), /well-formed/],
  ['not a drawing', /well-formed/],
  [svg('<g>'.repeat(300) + '</g>'.repeat(300)), /deep/],
])('%#: rejects scripts, external references and invalid files', (text, reason) =>
  expect(svgFault(text)).toMatch(reason),
);
