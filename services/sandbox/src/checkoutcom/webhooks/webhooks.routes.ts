import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { disconnectSignal } from '../../http/gone-signal';
import { notFound } from '../../http/problem';
import { waitQuery } from '../../http/wait-query';
import { longPoll } from '../../long-poll';
import type { Gateway } from '../gateway';
import type { WebhookEvent } from './webhook.types';

const Url = Type.String({ pattern: '^https?://', maxLength: 1024 });
const Count = Type.Integer({ minimum: 0, maximum: 100 });
const Settings = Type.Partial(
  Type.Object({
    urls: Type.Array(Url, { maxItems: 10 }),
    secret: Type.String({ minLength: 1, maxLength: 200 }),
    authorization: Type.String({ maxLength: 200 }),
    waitFactor: Type.Number({ minimum: 0, maximum: 1 }),
    timeoutMs: Type.Integer({ minimum: 10, maximum: 60_000 }),
    hold: Type.Boolean(),
    duplicates: Count,
    reverse: Type.Boolean(),
    dropNext: Count,
  }),
  { additionalProperties: false },
);
const Release = Type.Object({
  order: Type.Optional(Type.Enum(['as-made', 'reverse'])),
  ids: Type.Optional(Type.Array(Type.String(), { maxItems: 1000 })),
});
const Text = Type.Optional(Type.String({ maxLength: 120 }));
const State = Type.Enum(['held', 'sending', 'delivered', 'failed', 'dropped', 'unsent']);
const Query = Type.Object({
  ...waitQuery,
  type: Text,
  reference: Text,
  payment: Text,
  state: Type.Optional(State),
  attempts: Type.Optional(Count),
});

const view = ({ id, type, state, createdOn, paymentId, reference, deliveries, body }: WebhookEvent) => ({
  id,
  type,
  state,
  created_on: createdOn,
  payment: paymentId,
  reference,
  deliveries,
  body: JSON.parse(body) as unknown,
});

/** Delivery settings, and every event with its deliveries. */
export function webhooksRoutes(app: FastifyInstance, { store, webhooks }: Gateway): void {
  app.get('/api/webhooks', async () => webhooks.settings);

  app.put<{ Body: Static<typeof Settings> }>('/api/webhooks', { schema: { body: Settings } }, async ({ body }) => {
    webhooks.settings = { ...webhooks.settings, ...body };
    return webhooks.settings;
  });

  app.delete('/api/webhooks', async () => {
    webhooks.resetSettings();
    return webhooks.settings;
  });

  app.get<{ Querystring: Static<typeof Query> }>(
    '/api/webhooks/events',
    { schema: { querystring: Query } },
    async ({ query }, reply) => {
      const { wait = 0, type, reference, payment, state, attempts = 0 } = query;
      const read = () => {
        const found = store.events
          .all()
          .filter((event) => type === undefined || event.type === type)
          .filter((event) => reference === undefined || event.reference === reference)
          .filter((event) => payment === undefined || event.paymentId === payment)
          .filter((event) => state === undefined || event.state === state)
          .filter(({ deliveries }) => attempts === 0 || deliveries.some((one) => one.attempts >= attempts));
        return found.length > 0 ? found : undefined;
      };
      const subscribe = (again: () => void) => store.onCommit(again);
      const found = await longPoll({ read, subscribe, seconds: wait, signal: disconnectSignal(reply) });
      return { events: (found ?? []).map(view) };
    },
  );

  app.post<{ Body: Static<typeof Release> }>(
    '/api/webhooks/release',
    { schema: { body: Release } },
    async ({ body }) => {
      const held = store.events.all().filter(({ state }) => state === 'held');
      const ids = body.ids ?? held.map(({ id }) => id);
      const unknown = ids.find((id) => !store.events.get(id));
      if (unknown) throw notFound(`event ${unknown}`);
      const ordered = body.order === 'reverse' ? [...ids].reverse() : ids;
      await webhooks.release(ordered);
      return { events: ordered.map((id) => store.events.get(id)).flatMap((event) => (event ? [view(event)] : [])) };
    },
  );

  app.post<{ Params: { id: string } }>('/api/webhooks/events/:id/resend', async ({ params }) => {
    if (!store.events.get(params.id)) throw notFound(`event ${params.id}`);
    await webhooks.sendInOrder([params.id]);
    const event = store.events.get(params.id);
    return event && view(event);
  });
}
