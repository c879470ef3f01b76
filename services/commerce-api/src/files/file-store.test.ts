import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bucketStore } from './bucket-store';
import { createFileStore } from './create-file-store';

const bytes = Buffer.from('a picture');

test('files are stored complete, in a folder that only the service can access, and nowhere else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'file-store-'));
  const store = createFileStore({}, folder);
  await store.put('1/abc', bytes, 'image/png');
  expect(await store.get('1/abc')).toEqual(bytes);
  expect(readdirSync(join(folder, 'contact-files', '1'))).toEqual(['abc']);
  expect(statSync(join(folder, 'contact-files', '1', 'abc')).mode & 0o777).toBe(0o600);
  await expect(store.put('../../outside', bytes, 'image/png')).rejects.toThrow('outside the folder');
  await store.remove('1/abc');
  await expect(store.get('1/abc')).rejects.toThrow();
  rmSync(folder, { recursive: true });
});

test('with a bucket they are uploaded to it, signed with its key, and a rejection is reported', async () => {
  const kept = new Map<string, Buffer>();
  const signed: (string | undefined)[] = [];
  const bodyOf = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
  const bucket = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { url = '', method } = request;
      signed.push(request.headers.authorization);
      if (url.includes('forbidden')) return response.writeHead(403).end();
      if (method === 'PUT') kept.set(url, body);
      if (method === 'DELETE') kept.delete(url);
      const found = kept.get(url);
      if (method === 'GET' && !found) return response.writeHead(404).end();
      return response.end(method === 'GET' ? found : undefined);
    });
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/shop-files/`;
  const env = { FILES_BUCKET_URL: url, FILES_BUCKET_KEY_ID: 'AKIDEXAMPLE', FILES_BUCKET_SECRET: 'a-secret' };
  const store = createFileStore(env, '/nowhere');
  await store.put('1/abc', bytes, 'image/png');
  expect([...kept.keys()]).toEqual(['/shop-files/1/abc']);
  expect(await store.get('1/abc')).toEqual(bytes);
  await store.remove('1/abc');
  await expect(store.get('1/abc')).rejects.toThrow('responded with 404');
  await expect(store.put('forbidden', bytes, 'image/png')).rejects.toThrow('responded with 403');
  expect(signed.every((header) => header?.startsWith('AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/'))).toBe(true);
  expect(signed.join()).not.toContain('a-secret');
  expect(() => createFileStore({ FILES_BUCKET_URL: url }, '/nowhere')).toThrow('FILES_BUCKET_KEY_ID');
  await new Promise((resolve) => bucket.close(resolve));
});

test('a bucket that does not reply is given up after the deadline, also when memory is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const bucket = createServer(() => undefined);
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  const settings = { url: `http://127.0.0.1:${port}`, region: 'eu-west-2', keyId: 'AKIDEXAMPLE', secret: 'a-secret' };
  const collecting = setInterval(collect, 50);
  await expect(bucketStore(settings, 500).get('1/abc')).rejects.toThrow('timeout');
  clearInterval(collecting);
  bucket.closeAllConnections();
  await new Promise((resolve) => bucket.close(resolve));
});
