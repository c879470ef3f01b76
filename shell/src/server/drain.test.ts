/** @jest-environment node */
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { drain } from './drain';

/** A server whose first request to /slow is open until `answer` is called. */
async function listening() {
  const app = Fastify();
  drain(app);
  const closing = new Promise<void>((resolve) => app.addHook('preClose', async () => resolve()));
  let answer = () => {};
  const requested = new Promise<void>((onRequest) => {
    app.get('/slow', () => {
      onRequest();
      return new Promise<string>((resolve) => {
        answer = () => resolve('whole');
      });
    });
  });
  app.get('/events', (_request, reply) => {
    const stream = new Readable({ read: () => undefined });
    app.forwardedStreams.add(stream);
    stream.push('event: hello\n\n');
    return reply.type('text/event-stream').send(stream);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, origin, requested, closing, answer: () => answer() };
}

test('a stopping shell answers its open requests', async () => {
  const { app, origin, requested, closing, answer } = await listening();
  const reply = fetch(`${origin}/slow`);
  await requested;
  const closed = app.close();
  await closing;
  answer();
  const response = await reply;
  expect([response.status, await response.text(), response.headers.get('connection')]).toEqual([200, 'whole', 'close']);
  await closed;
});

test('streams of events end at once', async () => {
  const { app, origin } = await listening();
  const reader = (await fetch(`${origin}/events`)).body?.getReader();
  await reader?.read();
  const begun = performance.now();
  await app.close();
  await expect(reader?.read()).rejects.toThrow();
  expect(performance.now() - begun).toBeLessThan(5_000);
});
