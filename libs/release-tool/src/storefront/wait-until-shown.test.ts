/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntilEnded, waitUntilShown, waitUntilUnpinned } from './wait-until-shown';

let reply: RequestListener;
const server = createServer((request, response) => reply(request, response));
let storefront: string;
/** The change of a channel that the storefront should show. */
const changed = (channel = 'stable') => ({ storefront, store: { channel } });
let lines: string[];
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  storefront = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const replies = (body: unknown, status = 200) => {
  reply = (_request, response) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
};
const notShown = () => `The change was made and the channel has moved, but ${storefront} did not show it within 30 s.`;

test('what the storefront shows is printed with the time, and what it refuses is an error', async () => {
  replies({ status: 'ok', channel: 'stable', composition: 'one', canaries: {} });
  await waitUntilShown(changed(), 'one');
  await waitUntilEnded(changed(), 'mf-basket');
  const shown = expect.stringMatching(/^Shown on http:\S+ after [\d.]+ s$/);
  expect(lines).toEqual([shown, shown]);
  replies({ status: 'starting', channel: 'stable', refused: { id: 'one', why: 'no shell' }, canaries: {} }, 503);
  await expect(waitUntilShown(changed(), 'one')).rejects.toThrow('keeps the previous composition: no shell');
});

test.each([
  ['a page', '<!doctype html><title>Parked</title>', 200],
  ['a page that does not exist', 'Not found', 404],
  ['the state of another server', { status: 'ok' }, 200],
  ['null', null, 200],
  ['no canaries', { canaries: null }, 200],
])('an address that replies with %s is no storefront, although the change was made', async (_what, body, status) => {
  replies(body, status);
  const sentence = `The change was made, but ${storefront} is not a storefront: STOREFRONT_URL must name the one that shows it.`;
  for (const wait of [waitUntilShown, waitUntilEnded])
    await expect(wait(changed(), 'one')).rejects.toThrow(new Error(sentence));
  expect(lines).toEqual([]);
});

test('a storefront that shows another channel does not count as showing this one', async () => {
  // Both channels may show the same composition, and neither has the canary.
  replies({ status: 'ok', channel: 'stable', composition: 'one', canaries: {}, pins: {} });
  await waitUntilShown(changed('staging'), 'one');
  await waitUntilEnded(changed('staging'), 'mf-basket');
  await waitUntilUnpinned(changed('staging'), 'lathmere');
  const sentence = `${storefront} shows channel stable, so it was not checked that channel staging is shown; STOREFRONT_URL must name a storefront that shows it.`;
  expect(lines).toEqual([sentence, sentence, sentence]);
});

test('an older storefront, which does not name its channel, is waited for, and its refusal is an error', async () => {
  replies({ status: 'ok', composition: 'one', canaries: {} });
  await waitUntilShown(changed(), 'one');
  expect(lines).toEqual([
    expect.stringMatching(/^Shown on http:\S+, which does not say which channel it shows, after [\d.]+ s$/),
  ]);
  replies({ status: 'ok', composition: 'before', refused: { id: 'one', why: 'no shell' }, canaries: {} });
  await expect(waitUntilShown(changed(), 'one')).rejects.toThrow('keeps the previous composition: no shell');
});

test('a storefront that is away is no error, also behind a proxy', async () => {
  replies('<h1>Bad Gateway</h1>', 502);
  await waitUntilShown(changed(), 'one');
  await waitUntilShown({ ...changed(), storefront: 'http://127.0.0.1:9' }, 'one');
  expect(lines).toEqual(
    [storefront, 'http://127.0.0.1:9'].map(
      (origin) => `No response from ${origin}; it takes effect when the storefront starts.`,
    ),
  );
});

test('after 30 s the error says that the channel has moved, also when there is no reply any more', async () => {
  const { now } = Date;
  for (const isSilent of [false, true]) {
    let aheadMs = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
    reply = (_request, response) => {
      if (isSilent && aheadMs > 0) return;
      aheadMs = 29_800;
      response.end(JSON.stringify({ channel: 'stable', composition: 'another', canaries: {} }));
    };
    await expect(waitUntilShown(changed(), 'one')).rejects.toThrow(new Error(notShown()));
  }
});

test('after 30 s the error says that an older storefront does not name its channel', async () => {
  const { now } = Date;
  let aheadMs = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
  reply = (_request, response) => {
    aheadMs = 29_900;
    response.end(JSON.stringify({ composition: 'another', canaries: {} }));
  };
  await expect(waitUntilShown(changed(), 'one')).rejects.toThrow(
    `but ${storefront}, which does not say which channel it shows, did not show it within 30 s.`,
  );
});
