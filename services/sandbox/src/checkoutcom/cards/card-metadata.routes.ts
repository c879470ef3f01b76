import type { FastifyInstance } from 'fastify';
import { requireKey } from '../authorisation';
import { Fields } from '../fields';
import type { Gateway } from '../gateway';
import { invalidRequest } from '../refusal';
import { sourceView } from './source-view';
import { usableToken } from './tokens';

/** POST /metadata/card: the data of a token's card before a charge; the token can still pay afterwards. */
export function cardMetadataRoutes(app: FastifyInstance, gateway: Gateway): void {
  const options = {
    onRequest: requireKey(gateway.config.secretKeys),
    config: { fault: 'checkoutcom:card-metadata' },
  };
  app.post('/metadata/card', options, async ({ body }) => {
    const source = new Fields(body).object('source');
    if (source?.type !== 'token') throw invalidRequest('source_type_invalid');
    const { card } = usableToken(gateway, source.token);
    if (!card) throw invalidRequest('token_invalid');
    const { bin, scheme, card_type, card_category, issuer, issuer_country, product_id, product_type } =
      sourceView(card);
    return { bin, scheme, card_type, card_category, issuer, issuer_country, product_id, product_type };
  });
}
