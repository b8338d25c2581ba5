import { pageParts } from './page-parts';

const page = (...rows: string[]) =>
  `<main>Ferry</main>${rows.map((row) => `<script>self.__next_f.push(${JSON.stringify([1, row])})</script>`).join('')}`;

test('a tree is the same however it is split into rows', () => {
  const whole = page(
    '0:["$","ul",null,{"children":[["$","li","a",{"children":"Tide"}],["$","$L1","b",{}]]}]\n',
    '1:I["chunk.js"]\n',
  );
  const split = page(
    '7:I["chunk.js"]\n5:["$","li","a",{"children":"Ti',
    'de"}]\n0:["$","ul",null,{"children":["$5",["$","$L7","b",{}]]}]\n',
  );
  expect(pageParts(split)).toEqual(pageParts(whole));
});

test('a long text, and a part of another row, are read where they are named', () => {
  const split = page(
    '2:T4,Tide0:["$","ul",null,{"children":"$2","also":"$3:props:children"}]\n3:["$","li",null,{"children":"Fog"}]\n',
  );
  expect(pageParts(split).data).toEqual(['$', 'ul', null, { children: 'Tide', also: 'Fog' }]);
});

test('a module is the same whichever rows its chunks are named by, and another where a chunk is', () => {
  const of = (row: string, chunk: string) =>
    page(`0:["$","$L1",null,{}]\n`, `1:I[42,["18","$${row}"],"default"]\n`, `${row}:"${chunk}"\n`);
  expect(pageParts(of('1a', 'bar.js'))).toEqual(pageParts(of('18', 'bar.js')));
  expect(pageParts(of('18', 'bar.js'))).not.toEqual(pageParts(of('18', 'foo.js')));
});

test('a word that differs deep within is seen', () => {
  const of = (word: string) =>
    page(`0:["$","ul",null,{"children":"$L1"}]\n`, `1:["$","li",null,{"children":"${word}"}]\n`);
  expect(pageParts(of('Fog'))).not.toEqual(pageParts(of('Tide')));
});

test('what stands in a map, and in a part of the row that names it, is seen', () => {
  const of = (word: string) =>
    page(`0:{"tree":"$Q1"}\n`, `1:[["ferry",["$","li",null,{"all":{"word":"${word}"},"one":"$1:0:1:props:all"}]]]\n`);
  expect(pageParts(of('Fog')).data).toEqual({
    tree: [['ferry', ['$', 'li', null, { all: { word: 'Fog' }, one: { word: 'Fog' } }]]],
  });
  expect(pageParts(of('Fog'))).not.toEqual(pageParts(of('Tide')));
});

test('files are the same in whatever order they are named, and others are seen', () => {
  const of = (...files: string[]) =>
    `<head>${files.map((file) => `<script src="${file}" async=""></script>`).join('')}<link rel="icon" href="/a.svg"/></head>${page('0:1\n')}`;
  expect(pageParts(of('/1.js', '/2.js'))).toEqual(pageParts(of('/2.js', '/1.js')));
  expect(pageParts(of('/1.js'))).not.toEqual(pageParts(of('/2.js')));
});
