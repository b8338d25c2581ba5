import { eventOf } from './layer-event';

test.each(['Click', 'Impression'] as const)('a banner of the viewer is told with its id: %s @7.67', (action) => {
  expect(eventOf({ kind: 'viewer-banner', action, bannerId: 7 })).toEqual({
    event: 'publisher_viewer_banner',
    action,
    banner_id: 7,
  });
});

test('a banner of the ranking is told when it is followed', () => {
  expect(eventOf({ kind: 'ranking-banner', bannerId: 41 })).toEqual({
    event: 'ranking_banner',
    action: 'Click',
    banner_id: 41,
  });
});
