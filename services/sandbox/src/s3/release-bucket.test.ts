import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inParallel } from '@storefront/releases/bucket/in-parallel';
import { openBucket } from '@storefront/releases/bucket/open-bucket';
import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';
import { demoKeys } from '../config';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.client.call('DELETE', '/api/faults'));
afterAll(() => sandbox.stop());

/** The bucket as release commands open it. */
const open = (more: object = {}) => {
  const settings = { url: `${sandbox.address}/s3/releases/`, keyId: demoKeys.s3KeyId, secret: demoKeys.s3Secret };
  const bucket = openBucket({ ...settings, ...more }, 1);
  if (!bucket) throw new Error('There is no bucket.');
  return bucket;
};
const fail = (fault: object) => sandbox.client.call('PUT', '/api/faults', fault);
const LIMIT = 1_000;

test('a file is created once: the same content again is no conflict, other content is', async () => {
  const bucket = open();
  expect(await bucket.create('a/1+2.json', Buffer.from('one'))).toBe(true);
  expect(await bucket.create('a/1+2.json', Buffer.from('one'))).toBe(true);
  expect(await bucket.create('a/1+2.json', Buffer.from('two'))).toBe(false);
  expect((await bucket.read('a/1+2.json', LIMIT))?.toString()).toBe('one');
  expect(await bucket.read('a/none', LIMIT)).toBeUndefined();
  await expect(bucket.read('a/1+2.json', 2)).rejects.toThrow('sent more than 2 bytes (GET a/1+2.json)');
});

test('of many who create one file at once exactly one succeeds', async () => {
  const results = await Promise.all(
    Array.from({ length: 8 }, (_one, at) => open().create('race', Buffer.from(`${at}`))),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('more than a thousand paths are listed, in order and from a given one on', async () => {
  const bucket = open();
  const paths = Array.from({ length: 1_003 }, (_one, at) => `many/${String(at).padStart(4, '0')}`);
  await inParallel(paths, 20, (path) => bucket.create(path, Buffer.from('x')));
  expect(await bucket.list('many/')).toEqual(paths);
  expect(await bucket.list('many/', 'many/0999')).toEqual(paths.slice(1_000));
  expect(await bucket.list('none/')).toEqual([]);
});

test('a failure of the bucket is one sentence', async () => {
  const bucket = open();
  await fail({ target: 's3:*', kind: 'error', status: 503 });
  await expect(bucket.read('x', LIMIT)).rejects.toThrow('The release bucket replied 503 to GET x.');
  await expect(bucket.create('x', Buffer.from('x'))).rejects.toThrow('The release bucket replied 503 to PUT x.');
  await expect(bucket.list('x')).rejects.toThrow('The release bucket replied 503 to LIST x.');
  await fail({ target: 's3:*', kind: 'reset' });
  await expect(bucket.read('x', LIMIT)).rejects.toThrow(/^The release bucket cannot be reached: .* \(GET x\)\.$/);
  await sandbox.client.call('DELETE', '/api/faults');
  await bucket.create('half', Buffer.alloc(500));
  await fail({ target: 's3:get', kind: 'half-reply' });
  await expect(bucket.read('half', LIMIT)).rejects.toThrow(/^The release bucket cannot be reached: .* \(GET half\)\.$/);
  const wrongKey = /replied 403 SignatureDoesNotMatch to GET x: check RELEASES_BUCKET_KEY_ID/;
  await expect(open({ secret: 'wrong' }).read('x', LIMIT)).rejects.toThrow(wrongKey);
});

test('a request that fails once is repeated, and a file whose reply was lost counts as created', async () => {
  await fail({ target: 's3:put', kind: 'error', status: 500, times: 1 });
  expect(await open().create('repeated', Buffer.from('x'))).toBe(true);
  await fail({ target: 's3:put', kind: 'timeout-after', times: 1 });
  expect(await open().create('lost', Buffer.from('x'))).toBe(true);
}, 30_000);

test('a bucket that does not reply times out after ten seconds, even if garbage is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await fail({ target: 's3:get', kind: 'timeout-before' });
  const collecting = setInterval(collect, 200).unref();
  await expect(open().read('x', LIMIT)).rejects.toThrow('The release bucket did not reply within 10 s (GET x).');
  clearInterval(collecting);
}, 30_000);

test('settings that name no bucket are refused with what is wrong', () => {
  const key = { keyId: 'a', secret: 'b' };
  expect(openBucket({}, 0)).toBeUndefined();
  for (const [settings, why] of [
    [key, 'RELEASES_BUCKET_URL is missing'],
    [{ url: 'https://bucket.test' }, 'needs RELEASES_BUCKET_KEY_ID and RELEASES_BUCKET_SECRET'],
    [{ url: 'bucket.test', ...key }, 'must be the address of a bucket'],
    [{ url: 'ftp://bucket.test', ...key }, 'must be the address of a bucket'],
    [{ url: 'https://bucket.test?x=1', ...key }, 'must be the address of a bucket'],
    [{ url: 'file://host/releases' }, 'must name a folder'],
  ] as const)
    expect(() => openBucket(settings, 0)).toThrow(why);
});
