import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A follower that reads so slowly that this much waits for it is cut off; it will connect again. */
const MAX_WAITING_BYTES = 64 * 1024;

/** A reply of server-sent events, which its creator writes until the reader leaves or the stream ends. */
export class EventStream extends Readable {
  override _read(): void {
    // Events are pushed when they happen, not when they are read.
  }

  /** Sends an event. */
  send(event: string, data: unknown): void {
    if (this.destroyed || this.readableEnded) return;
    this.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (this.readableLength > MAX_WAITING_BYTES) this.destroy();
  }

  /** Ends the reply after what was sent; the reader connects again. */
  end(): void {
    if (!this.destroyed) this.push(null);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    openStreams: Set<EventStream>;
  }
}

/** A closing service ends its streams at once, because they would keep their connections open. */
export function endStreamsOnClose(app: FastifyInstance): void {
  const open = new Set<EventStream>();
  app.decorate('openStreams', open);
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
}

/** Replies with a stream that no proxy may store or collect. */
export function sendEvents(reply: FastifyReply, stream: EventStream): FastifyReply {
  const { openStreams } = reply.server;
  openStreams.add(stream);
  stream.once('close', () => openStreams.delete(stream));
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(stream);
}
