import { claimDeliveries, endDelivery, type Delivery } from '../store/push-deliveries';
import { pushToken } from '@/tests/support/push-token';
import type { PostMessage } from './post-message';
import { sendNotices } from './send-notices';

jest.mock('../store/push-deliveries');
jest.mock('../store/push-releases');

const delivery = (session: string): Delivery => ({
  chapter_id: 1,
  session_id: session,
  tries: 1,
  token: pushToken(session),
  language: 'eng',
  title_id: 1,
  titleName: 'Ferry',
  chapterName: '#1',
  subTitle: '',
});

test('one that cannot be settled is no reason to leave the others under way', async () => {
  jest.mocked(claimDeliveries).mockResolvedValueOnce({ taken: 2, deliveries: [delivery('anna'), delivery('bert')] });
  jest
    .mocked(endDelivery)
    .mockImplementation((_, { session_id }) =>
      session_id === 'anna' ? Promise.reject(new Error('broken')) : Promise.resolve(),
    );
  let answerNow = () => undefined as void;
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  const post: PostMessage = async ({ subscription }) => {
    if (subscription.endpoint.includes('bert')) await held;
    return { is: 'sent' };
  };
  const urls = { cover: () => '', thumbnail: () => '' };
  const sending = sendNotices({
    db: {} as never,
    post,
    toLoopback: false,
    urls,
    now: () => 0,
    log: () => undefined,
    isStopped: () => false,
  });
  const isOver = jest.fn();
  sending.then(isOver, isOver);
  await new Promise(setImmediate);
  expect(isOver).not.toHaveBeenCalled();
  answerNow();
  await expect(sending).rejects.toThrow('broken');
  expect(
    jest
      .mocked(endDelivery)
      .mock.calls.map(([, { session_id }]) => session_id)
      .sort(),
  ).toEqual(['anna', 'bert']);
});
