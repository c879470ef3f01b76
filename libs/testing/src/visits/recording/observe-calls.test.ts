import type { CallMessage } from '../visit.types';
import { observeCalls } from './observe-calls';

const original = globalThis.fetch;
let messages: CallMessage[];
let reply: (request: Request) => Promise<Response>;

beforeEach(() => {
  messages = [];
  globalThis.fetch = (input, init) => reply(new Request(input, init));
  observeCalls((message) => messages.push(message));
});

afterEach(() => {
  globalThis.fetch = original;
});

const call = (url: string, init?: RequestInit) => globalThis.fetch(new URL(url, location.href).href, init);

test('a call is reported with its body and its reply, and the page has that reply only afterwards', async () => {
  reply = async (request) => Response.json({ received: await request.json() }, { status: 201 });
  const pending = call('/en-gb/api/basket/add-item?stored=1', { method: 'POST', body: '{"id":7}' });
  expect(messages).toMatchObject([{ kind: 'called', method: 'POST', url: '/en-gb/api/basket/add-item?stored=1' }]);
  const response = await pending;
  expect(messages.slice(1)).toMatchObject([
    { kind: 'sent', text: '{"id":7}' },
    { kind: 'replied', status: 201, text: '{"received":{"id":7}}' },
  ]);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
  await expect(response.json()).resolves.toEqual({ received: { id: 7 } });
});

test('a call that ends without a reply has none', async () => {
  reply = async () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(call('/en-gb/session?stored=1')).rejects.toThrow('Failed to fetch');
  expect(messages.map(({ kind }) => kind)).not.toContain('replied');
});

test.each(['/en-gb/pictures/1', 'https://elsewhere.example/en-gb/api/basket/add-item'])(
  'what is not a call of the storefront is left alone: %s',
  async (url) => {
    reply = async () => new Response('as it was');
    await expect((await call(url)).text()).resolves.toBe('as it was');
    expect(messages).toEqual([]);
  },
);
