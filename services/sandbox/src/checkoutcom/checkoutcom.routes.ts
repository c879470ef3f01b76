import type { FastifyInstance } from 'fastify';
import { cardMetadataRoutes } from './card-metadata.routes';
import { challengeRoutes } from './challenge.routes';
import type { Gateway } from './gateway';
import { instrumentsRoutes } from './instruments.routes';
import { paymentSessionsRoutes } from './payment-sessions.routes';
import { paymentsRoutes } from './payments.routes';
import { sendRefusal } from './refusal-reply';
import { tokensRoutes } from './tokens.routes';
import { webComponentsRoutes } from './web-components.routes';

/** All routes below /checkoutcom, with errors in the gateway's format. */
export function checkoutcomRoutes(gateway: Gateway) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error: Error, _request, reply) => sendRefusal(error, reply));
    app.setNotFoundHandler((_request, reply) => reply.code(404).send());
    tokensRoutes(app, gateway);
    cardMetadataRoutes(app, gateway);
    paymentsRoutes(app, gateway);
    paymentSessionsRoutes(app, gateway);
    instrumentsRoutes(app, gateway);
    challengeRoutes(app, gateway);
    webComponentsRoutes(app, gateway);
  };
}
