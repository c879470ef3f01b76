import { connect } from 'node:net';
import Fastify from 'fastify';
import { drainConnections } from './drain-connections';

async function listening(drainMs?: number) {
  const app = Fastify();
  drainConnections(app, drainMs);
  const closing = new Promise<void>((resolve) => app.addHook('preClose', async () => resolve()));
  let answer = (_text: string) => {};
  const requested = new Promise<void>((onRequest) => {
    app.get('/', () => {
      onRequest();
      return new Promise<string>((resolve) => {
        answer = resolve;
      });
    });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, origin, requested, closing, answer: (text: string) => answer(text) };
}

test('a closing server answers its open request and does not keep the connection alive', async () => {
  const { app, origin, requested, closing, answer } = await listening();
  const reply = fetch(origin);
  await requested;
  const closed = app.close();
  await closing;
  answer('here');
  const response = await reply;
  expect([await response.text(), response.headers.get('connection')]).toEqual(['here', 'close']);
  const begun = performance.now();
  await closed;
  expect(performance.now() - begun).toBeLessThan(3000);
});

test('a connection without a request does not keep a closing server open', async () => {
  const { app, origin } = await listening(50);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => app.server.once('connection', resolve));
  await app.close();
  await ended;
});
