import { payloadsOfSanitizeHtml } from './payloads-of-sanitize-html';

test('takes what is cleaned, wherever it is, and neither options nor what is expected', () => {
  const source = `it('cleans', function () {
    assert.equal(sanitizeHtml('<p>\\'1\\'</p>'), '<p>no</p>');
    assert.equal(sanitizeHtml(
      // said before it
      '<a>' + ('<b>' + "<i>"),
      { allowedTags: ['no'] }
    ), sanitizeHtml.simpleTransform('no', {}));
    other('no');
  });`;
  expect(payloadsOfSanitizeHtml(source)).toEqual([`<p>'1'</p>`, '<a><b><i>']);
});

test('knows a text that was set before, the last one of its name', () => {
  const source = `
    it('one', () => { var text = '<p>'; sanitizeHtml(text); });
    it('two', () => { const text = '<i>' + '<u>'; sanitizeHtml(text, {}); });
    it('three', () => { sanitizeHtml(later); var later = 'no'; });`;
  expect(payloadsOfSanitizeHtml(source)).toEqual(['<p>', '<i><u>']);
});

test('does not run what it reads', () => {
  expect(
    payloadsOfSanitizeHtml(
      `throw new Error(); sanitizeHtml(); sanitizeHtml(made()); sanitizeHtml('x' + made()); sanitizeHtml('y')`,
    ),
  ).toEqual(['y']);
});
