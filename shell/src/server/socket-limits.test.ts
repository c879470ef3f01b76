/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { type AddressInfo, connect, Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitBodyTime, socketLimits } from './socket-limits';

/** What a server with these limits replies to these bytes. */
async function replyTo(bytes: string): Promise<string> {
  const app = Fastify(socketLimits);
  app.get('/', async () => 'served');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let reply = '';
  socket.on('data', (chunk) => {
    reply += chunk;
  });
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  await app.close();
  return reply;
}

test.each([
  ['too large headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'bad_request'],
])('a request with %s gets its response on its socket, which is then closed', async (_what, bytes, status, code) => {
  const reply = await replyTo(bytes);
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(reply).toContain('connection: close');
  expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, code });
});

test('a broken connection is closed without a reply', () => {
  const socket = { destroy: jest.fn(), end: jest.fn(), writable: true } as unknown as Socket;
  const { clientErrorHandler } = socketLimits;
  clientErrorHandler(Object.assign(new Error('reset'), { code: 'ECONNRESET' }), socket);
  clientErrorHandler(new Error('closed'), { ...socket, writable: false } as Socket);
  expect([jest.mocked(socket.destroy).mock.calls.length, jest.mocked(socket.end).mock.calls.length]).toEqual([2, 0]);
});

describe('a body', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Starts a request for `url`; `end` is called with the reply on its socket. */
  async function startRequest(url: string) {
    type Hook = (request: object) => Promise<void>;
    let hook: Hook | undefined;
    const app = { addHook: (_name: string, added: Hook) => (hook = added) } as unknown as FastifyInstance;
    limitBodyTime(app, new Set(['/contact']));
    const socket = Object.assign(new Socket(), { end: jest.fn() });
    const raw = Object.assign(new EventEmitter(), { complete: false, socket });
    await hook?.({ raw, url });
    return { raw, socket };
  }

  test('that is not complete after 30 seconds is refused', async () => {
    const { socket } = await startRequest('/actions/basket/add-item');
    jest.advanceTimersByTime(29_999);
    expect(socket.end).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(socket.end).toHaveBeenCalledWith(expect.stringMatching(/^HTTP\/1\.1 408 .*"code":"request_timeout"/s));
  });

  test('that ended in time, or belongs to a form with files, is not', async () => {
    const ended = await startRequest('/basket');
    ended.raw.emit('end');
    const upload = await startRequest('/contact?sent=1');
    jest.advanceTimersByTime(60_000);
    expect([ended, upload].map(({ socket }) => socket.end.mock.calls)).toEqual([[], []]);
  });
});
