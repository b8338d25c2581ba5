import { foreignPictureNotices } from './foreign-picture-notices';

const bodyOf = (...bodies: string[]) => ({
  key: 'calmer-viewer',
  date: 0,
  texts: Object.fromEntries(bodies.map((body, index) => [['eng', 'esp'][index]!, { title: 'A', subject: 'A', body }])),
});
type Catalogue = Parameters<typeof foreignPictureNotices>[0];

function messagesOf(catalogue: Partial<Record<keyof Catalogue, unknown[]>>): string[] {
  const whole = { announcements: [], news: [], ...catalogue } as Catalogue;
  const notices = foreignPictureNotices(whole, 'catalogue.yaml', ['comics.example']);
  expect(notices.every(({ file }) => file === 'catalogue.yaml')).toBe(true);
  return notices.map(({ message }) => message);
}

test.each([
  '<img src="https://cdn.example/a.png">',
  "<p>A</p><IMG alt='>' class=a src = 'http://cdn.example/a.png?x=1&amp;y=2'>",
  '<img alt="" src=//cdn.example/a.png>',
])('an announcement with the picture of another host is named: %s', (body) => {
  const [message, ...others] = messagesOf({ announcements: [bodyOf('<p>A</p>', body)] });
  expect(message).toMatch(/^The announcement “calmer-viewer” has pictures from cdn\.example\. Browsers do not load/);
  expect(others).toEqual([]);
});

test('news are, too, and each with all hosts of its languages once', () => {
  const [message] = messagesOf({
    news: [bodyOf('<img src="https://a.example/1"><img src="https://a.example/2">', '<img src="https://b.example/">')],
  });
  expect(message).toContain('The news “calmer-viewer” has pictures from a.example, b.example.');
});

test.each([
  '<img src="/media/a.png">',
  '<img src="https://comics.example/media/a.png">',
  '<img src="data:image/png;base64,AA">',
  '<img>',
  '<img src="https://[">',
  '<a href="https://cdn.example/a.png">A</a>',
  '<img data-src="https://cdn.example/a.png">',
])('says nothing of %s', (body) => expect(messagesOf({ announcements: [bodyOf(body)] })).toEqual([]));
