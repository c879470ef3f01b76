import { request as httpRequest } from 'node:http';
import { AwsClient } from 'aws4fetch';
import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';
import { demoKeys } from '../config';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const credentials = { accessKeyId: demoKeys.s3KeyId, secretAccessKey: demoKeys.s3Secret };
const client = (more: object = {}) =>
  new AwsClient({ ...credentials, region: 'eu-west-2', service: 's3', retries: 0, ...more });
const url = (key: string) => `${sandbox.address}/s3/releases/${key}`;
const put = (key: string, body: string, headers: Record<string, string> = {}) =>
  client().fetch(url(key), { method: 'PUT', body, headers });
const onlyNew = { 'if-none-match': '*' };

test('an object is stored, read, listed in order and removed', async () => {
  expect((await put('a/2.json', 'two')).status).toBe(200);
  expect((await put('a/1%2Bx.json', 'one')).status).toBe(200);
  expect((await put('b/3.json', 'three')).status).toBe(200);
  expect(await (await client().fetch(url('a/1%2Bx.json'))).text()).toBe('one');
  expect((await client().fetch(url('a/none'))).status).toBe(404);
  const list = async (query: string) =>
    (await client().fetch(`${sandbox.address}/s3/releases?list-type=2${query}`)).text();
  const keys = (xml: string) => [...xml.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key);
  expect(keys(await list('&prefix=a/'))).toEqual(['a/1+x.json', 'a/2.json']);
  expect(keys(await list(`&prefix=a/&start-after=${encodeURIComponent('a/1+x.json')}`))).toEqual(['a/2.json']);
  expect((await client().fetch(url('a/2.json'), { method: 'DELETE' })).status).toBe(204);
  expect((await client().fetch(url('a/2.json'))).status).toBe(404);
});

test('of many writers that demand a new object exactly one succeeds, and the others change nothing', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, (_one, at) => put('state', `writer ${at}`, onlyNew)));
  const won = replies.findIndex(({ status }) => status === 200);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)]);
  expect(await (await client().fetch(url('state'))).text()).toBe(`writer ${won}`);
  expect(await (replies.find(({ status }) => status === 412) as Response).text()).toContain('PreconditionFailed');
});

test('requests without a valid signature are refused', async () => {
  const code = async (reply: Promise<Response>) => /<Code>(.*?)</.exec(await (await reply).text())?.[1];
  expect(await code(fetch(url('state')))).toBe('AccessDenied');
  expect(await code(client({ accessKeyId: 'AKIDOTHER' }).fetch(url('state')))).toBe('InvalidAccessKeyId');
  expect(await code(client({ secretAccessKey: 'other' }).fetch(url('state')))).toBe('SignatureDoesNotMatch');
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString().replace(/[:-]|\.\d{3}/g, '');
  expect(await code(client().fetch(url('state'), { aws: { datetime: hourAgo } }))).toBe('RequestTimeTooSkewed');
  expect(await code(put('other', 'body', { 'x-amz-content-sha256': '0'.repeat(64) }))).toBe(
    'XAmzContentSHA256Mismatch',
  );
  expect(await code(client().fetch(url('a/.hidden')))).toBe('InvalidArgument');
});

test('an upload that ends half way is not stored', async () => {
  const signed = await client().sign(url('half'), { method: 'PUT', body: 'x'.repeat(1_000) });
  await new Promise((done) => {
    const upload = httpRequest(url('half'), {
      method: 'PUT',
      headers: { ...Object.fromEntries(signed.headers), 'content-length': 1_000 },
    });
    upload.on('error', done).write('x'.repeat(500), () => upload.destroy());
  });
  expect((await client().fetch(url('half'))).status).toBe(404);
});

test('faults make it fail, and break off its replies', async () => {
  await put('whole', 'x'.repeat(1_000));
  await sandbox.client.call('PUT', '/api/faults', { target: 's3:*', kind: 'error', status: 503, times: 1 });
  expect((await client().fetch(url('whole'))).status).toBe(503);
  await sandbox.client.call('PUT', '/api/faults', { target: 's3:get', kind: 'half-reply', times: 1 });
  await expect(
    client()
      .fetch(url('whole'))
      .then((reply) => reply.text()),
  ).rejects.toThrow();
  expect(await (await client().fetch(url('whole'))).text()).toHaveLength(1_000);
});
