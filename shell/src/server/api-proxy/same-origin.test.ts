/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { refuseUnlessNavigation, rejectCrossSite, rejectCrossSiteRead } from './same-origin';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  const ok = async () => 'ok';
  app.route({ method: ['GET', 'HEAD', 'POST', 'DELETE'], url: '/write', preHandler: rejectCrossSite, handler: ok });
  app.get('/read', { preHandler: rejectCrossSiteRead }, ok);
  app.get('/navigate', { preHandler: refuseUnlessNavigation }, ok);
  await app.ready();
});
afterAll(() => app.close());

type Headers = Readonly<Record<string, string>>;
const statusOf = async (method: 'GET' | 'HEAD' | 'POST' | 'DELETE', url: string, headers: Headers) =>
  (await app.inject({ method, url, headers: { ...headers } })).statusCode;
const site = (name: string) => ({ 'sec-fetch-site': name });
const origin = (name: string) => ({ origin: name, host: 'localhost:4200', cookie: 'a=b' });

test.each<[string, Headers, number]>([
  ['of our own page', site('same-origin'), 200],
  ['of another site', site('cross-site'), 403],
  ['of a sibling host', site('same-site'), 403],
  ['that a person typed', site('none'), 403],
  ['of an older browser on our own page', origin('http://localhost:4200'), 200],
  ['of an older browser on another port', origin('http://localhost:4300'), 403],
  ['of an older browser on another site', origin('http://evil.test'), 403],
  ['of an older browser without an origin', origin('null'), 403],
  ['of a program without cookies', {}, 200],
  ['of a program with cookies', { cookie: 'a=b' }, 403],
])('a write %s', async (_who, headers, status) => {
  expect(await statusOf('POST', '/write', headers)).toBe(status);
  expect(await statusOf('DELETE', '/write', headers)).toBe(status);
});

test('a read changes nothing, so it may come from anywhere', async () => {
  expect(await statusOf('GET', '/write', site('cross-site'))).toBe(200);
  expect(await statusOf('HEAD', '/write', site('cross-site'))).toBe(200);
});

test.each<[string, Headers, number]>([
  ['our own page', site('same-origin'), 200],
  ['a person', site('none'), 200],
  ['a program', {}, 200],
  ['another site', site('cross-site'), 403],
  ['a sibling host', site('same-site'), 403],
])('a read that sets cookies, by %s', async (_who, headers, status) => {
  expect(await statusOf('GET', '/read', headers)).toBe(status);
});

test.each<[string, Headers, number]>([
  ['a followed link of another site', { ...site('cross-site'), 'sec-fetch-mode': 'navigate' }, 200],
  ['a call of our own page', { ...site('same-origin'), 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, 200],
  ['a client without these headers', {}, 200],
  ['a picture on another site', { ...site('cross-site'), 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 403],
  ['a frame on another site', { ...site('cross-site'), 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, 403],
  ['a call of another site', { ...site('cross-site'), 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, 403],
  ['a prefetched page of ours', { ...site('same-origin'), 'sec-purpose': 'prefetch' }, 403],
])('a link with an effect, by %s', async (_who, headers, status) => {
  expect(await statusOf('GET', '/navigate', headers)).toBe(status);
});
