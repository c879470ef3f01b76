import type { FastifyInstance } from 'fastify';
import { cardMetadataRoutes } from './cards/card-metadata.routes';
import { instrumentsRoutes } from './cards/instruments.routes';
import { tokensRoutes } from './cards/tokens.routes';
import { webComponentsRoutes } from './cards/web-components.routes';
import type { Gateway } from './gateway';
import { paymentSessionsRoutes } from './payments/payment-sessions.routes';
import { paymentsRoutes } from './payments/payments.routes';
import { sendRefusal } from './refusal-reply';
import { challengeRoutes } from './three-ds/challenge.routes';

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
