import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultOfUrl, postWebhook } from './post-webhook';
import { isPublicAddress } from './public-address';

let server: Server;
let port: number;
const asked: string[] = [];
let answer: (request: IncomingMessage, reply: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    answer(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  answer = (_request, reply) => void reply.writeHead(204).end();
});

const production = { isLoopbackAllowed: false };
const demonstration = { isLoopbackAllowed: true };
const own = (path = '/') => new URL(`http://127.0.0.1:${port}${path}`);

test('addresses that are not of the public Internet are refused', () => {
  const refused = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:93.184.215.14',
    '64:ff9b::a00:1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:a00:1::',
  ];
  expect(refused.filter(isPublicAddress)).toEqual([]);
  expect(['93.184.215.14', '172.32.0.1', '2606:2800:21f:cb07::1'].filter((one) => !isPublicAddress(one))).toEqual([]);
});

test.each([
  'http://erp.example/',
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://user:word@erp.example/',
  'ftp://erp.example/',
  'erp.example',
])('production refuses the endpoint %s', (url) => {
  expect(faultOfUrl(url, production)).toBeDefined();
});

test('a host whose address becomes a private one after it was added is not connected to', async () => {
  const answers = [[{ address: '93.184.215.14', family: 4 }], [{ address: '127.0.0.1', family: 4 }]];
  const resolve = async () => answers.shift() ?? [];
  // What a check before the connection would be told.
  expect((await resolve())[0]?.address).toBe('93.184.215.14');
  const url = new URL(`https://erp.example:${port}/`);
  await expect(postWebhook(url, '{}', {}, { ...production, resolve })).rejects.toThrow('not public');
  expect(answers).toEqual([]);
  const mixed = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  await expect(postWebhook(url, '{}', {}, { ...production, resolve: mixed })).rejects.toThrow('not public');
  expect(asked).toEqual([]);
});

test('a redirect is a failure and is not followed', async () => {
  answer = (_request, reply) => void reply.writeHead(307, { location: '/private' }).end();
  expect(await postWebhook(own('/hook'), '{}', {}, demonstration)).toBe(307);
  expect(asked).toEqual(['/hook']);
});

test('a receiver that does not reply is given up, and an endless reply is not read', async () => {
  answer = () => undefined;
  await expect(postWebhook(own(), '{}', {}, { ...demonstration, timeoutMs: 50 })).rejects.toThrow(/abort/i);
  const closed = new Promise<void>((resolve) => {
    answer = (_request, reply) => {
      reply.on('close', resolve);
      reply.writeHead(200);
      const more = () => {
        while (reply.write('x'.repeat(65_536)));
      };
      reply.on('drain', more);
      more();
    };
  });
  // Longer than this test may take, so that what ends the reply is that nobody reads it.
  expect(await postWebhook(own(), '{}', {}, { ...demonstration, timeoutMs: 300_000 })).toBe(200);
  await closed;
});
