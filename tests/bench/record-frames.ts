import type { Page } from 'playwright';

/** Has the browser hand over every frame that it draws, as PNG, until `stop` gives them. */
export async function recordFrames(page: Page): Promise<{ stop: () => Promise<Buffer[]> }> {
  const session = await page.context().newCDPSession(page);
  const frames: Buffer[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    // The next one comes only once this is known to have arrived; the session may have ended since.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    async stop() {
      await session.send('Page.stopScreencast');
      await session.detach();
      return frames;
    },
  };
}
