import { openBucket } from './open-bucket';

test('opens a bucket without warnings of the AWS SDK on a Node version that it is about to drop', async () => {
  const version = Object.getOwnPropertyDescriptor(process, 'version')!;
  Object.defineProperty(process, 'version', { ...version, value: 'v20.9.0' });
  const warned = jest.spyOn(process, 'emitWarning').mockImplementation();
  const credentials = { keyId: 'id', secret: 'secret' };
  const endpoint = 'http://127.0.0.1:9';
  try {
    const { client } = await openBucket(
      { name: 'comics', prefix: '', endpoint, region: 'us-east-1', isInPath: true, credentials },
      1_000,
    );
    client.destroy();
    expect(warned).not.toHaveBeenCalled();
  } finally {
    Object.defineProperty(process, 'version', version);
    warned.mockRestore();
  }
});
