import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApplePayAccount } from '../../../context/wallet.types';
import { requestMerchantSession } from './request-merchant-session';

let server: Server;
let reply: RequestListener;
const calls: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(request.url ?? '');
    reply(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => calls.splice(0));
afterAll(() => server.close());

const merchant = { host: 'fresh.localhost', displayName: 'Fresh' };
/** An account whose sandbox is this file's server. */
function accountHere(): { url: URL; account: ApplePayAccount } {
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/start`);
  const account = {
    merchantId: 'merchant.fresh',
    identity: undefined,
    domainAssociation: '',
    scriptUrl: '',
    sandboxSessionUrl: url.href,
    browserOrigins: [],
  };
  return { url, account };
}

test('the merchant and its host are sent, and the session is handed over unchanged', async () => {
  let sent = '';
  reply = (request, response) => {
    request.on('data', (part) => (sent += part));
    request.on('end', () => response.end('{"nonce":"n","signature":"s"}'));
  };
  const { url, account } = accountHere();
  expect(await requestMerchantSession(url, account, merchant)).toEqual({ nonce: 'n', signature: 's' });
  expect(JSON.parse(sent)).toEqual({
    merchantIdentifier: 'merchant.fresh',
    displayName: 'Fresh',
    initiative: 'web',
    initiativeContext: 'fresh.localhost',
  });
});

test.each<[string, RequestListener]>([
  ['a redirect', (_request, response) => response.writeHead(302, { location: '/secret' }).end()],
  ['an error', (_request, response) => response.writeHead(500).end('{}')],
  ['another form', (_request, response) => response.end('"text"')],
  ['no JSON', (_request, response) => response.end('<html>')],
  ['endless data', (_request, response) => response.end(`{"a":"${'x'.repeat(100_000)}"}`)],
])('%s is no session, and nothing else is called', async (_what, answer) => {
  reply = answer;
  const { url, account } = accountHere();
  await expect(requestMerchantSession(url, account, merchant)).rejects.toThrow();
  expect(calls).toEqual(['/start']);
});

test('besides the sandbox, a private address is never called', async () => {
  const { url, account } = accountHere();
  const elsewhere = new URL(url.href.replace('127.0.0.1', 'localhost'));
  await expect(
    requestMerchantSession(elsewhere, { ...account, sandboxSessionUrl: undefined }, merchant),
  ).rejects.toThrow('does not have a public address');
  expect(calls).toEqual([]);
});
