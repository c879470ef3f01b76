/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Bucket } from './s3-bucket';

let server: Server;
beforeAll(() => {
  server = createServer((_request, reply) => reply.end('12345'));
  return new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('the error of a file over the limit has a code, unlike that of a bucket that is away', async () => {
  const { port } = server.address() as AddressInfo;
  const bucket = new S3Bucket({
    ...{ url: `http://127.0.0.1:${port}`, region: 'auto', retries: 0 },
    keyId: 'a',
    secret: 'b',
  });
  expect(await bucket.read('log/stable/1.json', 5)).toEqual(Buffer.from('12345'));
  await expect(bucket.read('log/stable/1.json', 4)).rejects.toMatchObject({ code: 'EFBIG' });
});
