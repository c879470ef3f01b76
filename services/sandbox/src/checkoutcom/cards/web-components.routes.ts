import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../http/send-file';
import { sendPage } from '../../pages/page';
import type { Gateway } from '../gateway';
import { cardFields, securityCodeField } from './card-frame-page';

/** The simulated vendor script, and the page of card fields that it frames in the shop's page. */
export function webComponentsRoutes(app: FastifyInstance, { config }: Gateway): void {
  const options = { config: { fault: 'checkoutcom:web-components' } };

  app.get('/web-components.js', options, async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return sendFile(reply, config.browserDir, 'web-components.js');
  });
  app.get('/card-frame.js', options, async (_request, reply) => sendFile(reply, config.browserDir, 'card-frame.js'));
  app.get<{ Querystring: { cvvOnly?: string } }>('/card-frame', options, async ({ query }, reply) =>
    sendPage(reply, {
      title: 'Card details',
      body: query.cvvOnly === undefined ? cardFields : securityCodeField,
      frameAncestors: config.frameAncestors,
      bare: true,
      bodyClass: 'card',
      script: '/checkoutcom/card-frame.js',
    }),
  );
}
