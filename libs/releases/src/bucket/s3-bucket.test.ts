/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Bucket } from './s3-bucket';

let server: Server;
const LOG_IN = '<!doctype html><title>Log in</title>';
beforeAll(() => {
  server = createServer(({ url }, reply) => reply.end(url?.startsWith('/?') ? LOG_IN : '12345'));
  return new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const open = (): S3Bucket => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return new S3Bucket({ url, region: 'auto', retries: 0, keyId: 'a', secret: 'b' });
};

test('an address that replies with a page instead of a list is no empty bucket', async () => {
  await expect(open().list('channels/')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+ of RELEASES_BUCKET_URL is not a bucket: its reply is no list of files \(LIST channels\/\)\.$/,
  );
});

test('the error of a file over the limit has a code, unlike that of a bucket that is away', async () => {
  const bucket = open();
  expect(await bucket.read('log/stable/1.json', 5)).toEqual(Buffer.from('12345'));
  await expect(bucket.read('log/stable/1.json', 4)).rejects.toMatchObject({ code: 'EFBIG' });
});
