import type { FastifyInstance } from 'fastify';
import { requireKey } from '../authorisation';
import { Fields } from '../fields';
import type { Gateway } from '../gateway';
import { saveInstrument } from '../payments/payment-source';
import { invalidRequest, notFound } from '../refusal';
import type { Instrument } from './card.types';
import { sourceView } from './source-view';
import { usableToken } from './tokens';

type WithId = { Params: { id: string } };

const instrumentView = ({ id, card }: Instrument) => ({
  id,
  type: 'card',
  fingerprint: card.fingerprint,
  ...sourceView(card),
});

/** POST, GET and DELETE /instruments: cards that are stored without a payment, and their removal. */
export function instrumentsRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { store } = gateway;
  const options = { onRequest: requireKey(gateway.config.secretKeys), config: { fault: 'checkoutcom:instruments' } };
  const known = (id: string): Instrument => {
    const instrument = store.instruments.get(id);
    if (!instrument) throw notFound();
    return instrument;
  };

  app.post('/instruments', options, async ({ body }, reply) => {
    const fields = new Fields(body);
    if (fields.body.type !== 'token') throw invalidRequest('instrument_type_invalid');
    const token = usableToken(gateway, fields.body.token);
    if (!token.card) throw invalidRequest('token_invalid');
    const { sourceId, change } = saveInstrument(gateway, token.card);
    store.commit(store.tokens.put(token.id, { ...token, used: true }), change);
    return reply.code(201).send(instrumentView(known(sourceId)));
  });
  app.get<WithId>('/instruments/:id', options, async ({ params }) => instrumentView(known(params.id)));
  app.delete<WithId>('/instruments/:id', options, async ({ params }, reply) => {
    store.commit(store.instruments.remove(known(params.id).id));
    return reply.code(204).send();
  });
}
