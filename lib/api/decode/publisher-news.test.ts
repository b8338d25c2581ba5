import { decodePublisherNews } from './publisher-news';

test('a publisher’s news are read whole', () => {
  const news = decodePublisherNews({
    publisherId: 2,
    publisherName: 'Tidewrack Press',
    banner: { id: 4, imageUrl: '/b.webp', width: 1200, height: 480, action: { url: 'komawari://detail/30' } },
    newsList: [
      {
        id: 9,
        subject: 'Hello',
        body: '<p>Hi</p>',
        publishedTimeStamp: 1_700,
        action: { method: 2, url: 'https://press.example/' },
      },
    ],
  });
  expect(news).toMatchObject({
    publisherId: 2,
    name: 'Tidewrack Press',
    banner: { id: 4, imageUrl: '/b.webp', action: { url: 'komawari://detail/30' } },
  });
  expect(news.items).toEqual([
    {
      id: 9,
      subject: 'Hello',
      body: '<p>Hi</p>',
      publishedAt: 1_700,
      action: { method: 'external', url: 'https://press.example/' },
    },
  ]);
});

test('no picture is no banner, no address no link', () => {
  const news = decodePublisherNews({ banner: { imageUrl: '' }, newsList: [{ action: { url: '' } }] });
  expect(news).toMatchObject({
    publisherId: 0,
    name: '',
    banner: undefined,
    items: [{ id: 0, subject: '', action: undefined }],
  });
});
