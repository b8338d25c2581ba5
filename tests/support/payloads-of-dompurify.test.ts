import { payloadsOfDompurify } from './payloads-of-dompurify';

test('takes the payload of each fixture, in order, and nothing that is expected of it', () => {
  const source = `module.exports = [
    { "title": "a", "payload": "<b title=\\"x\\">1</b>", "expected": ["<b>1</b>", "payload"] },
    { title: 'b', payload: '<i>' + "\\x00" + \`<u>\`, expected: '' },
  ];`;
  expect(payloadsOfDompurify(source)).toEqual(['<b title="x">1</b>', '<i>\0<u>']);
});

test('does not run what it reads', () => {
  expect(
    payloadsOfDompurify(
      `throw new Error(); module.exports = [{ payload: made() }, { payload: 'x' + made() }, { payload: 'y' }]`,
    ),
  ).toEqual(['y']);
});
