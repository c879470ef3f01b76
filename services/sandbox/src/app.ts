import Fastify, { type FastifyInstance } from 'fastify';
import { checkoutcomRoutes } from './checkoutcom/checkoutcom.routes';
import type { Gateway } from './checkoutcom/gateway';
import { chargesRoutes } from './checkoutcom/payments/charges.routes';
import { webhooksRoutes } from './checkoutcom/webhooks/webhooks.routes';
import { clockRoutes } from './clock/clock.routes';
import { clockPage } from './clock/clock-page';
import type { Config } from './config';
import { faultHooks } from './faults/fault-hooks';
import type { Faults } from './faults/faults';
import { faultsRoutes } from './faults/faults.routes';
import { faultsPage } from './faults/faults-page';
import { readBodies } from './http/bodies';
import { notFound, type Problem, problemBody } from './http/problem';
import { problemOfError } from './http/problem-of-error';
import { rejectCrossSiteRequests } from './http/same-site';
import { iterableRoutes } from './iterable/iterable.routes';
import { mailRoutes } from './mail/mail.routes';
import { mailPages } from './mail/mail-pages';
import type { Mailbox } from './mail/mailbox';
import { openidRoutes } from './openid/openid.routes';
import { assetsRoutes } from './pages/assets.routes';
import { homePage } from './pages/home';
import type { Pauses } from './pauses/pauses';
import { pausesRoutes } from './pauses/pauses.routes';
import { placesRoutes } from './places/places.routes';
import { apiRoutes } from './realex/api.routes';
import { payRoutes } from './realex/pay.routes';
import { transactionsRoutes } from './realex/transactions.routes';
import type { Buckets } from './s3/buckets';
import { s3Routes } from './s3/s3.routes';
import type { SmsInbox } from './sms/inbox';
import { smsRoutes } from './sms/sms.routes';
import { twilioRoutes } from './sms/twilio.routes';
import { streetsRoutes } from './streets/streets.routes';
import { turnstileRoutes } from './turnstile/turnstile.routes';
import { applePayRoutes } from './wallets/apple-pay.routes';
import { googlePayRoutes } from './wallets/google-pay.routes';

const BODY_LIMIT = 256 * 1024;

export interface World {
  config: Config;
  gateway: Gateway;
  pauses: Pauses;
  faults: Faults;
  mailbox: Mailbox;
  sms: SmsInbox;
  buckets: Buckets;
  smtpPort: () => number;
  /** The address that browsers use, without a trailing slash. */
  publicUrl: () => string;
}

/** Builds the sandbox's HTTP server without listening. */
export function buildApp({
  config,
  gateway,
  pauses,
  faults,
  mailbox,
  sms,
  buckets,
  smtpPort,
  publicUrl,
}: World): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // A request that is kept waiting on purpose must not prevent a shutdown.
    forceCloseConnections: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: true } },
    routerOptions: { ignoreTrailingSlash: true },
  });
  const { clock, store } = gateway;
  readBodies(app);
  rejectCrossSiteRequests(app);
  faultHooks(app, faults);

  const write = (problem: Problem) => JSON.stringify(problemBody(problem));
  app.setErrorHandler((error: Error, _request, reply) => {
    const problem = problemOfError(error);
    if (problem.code === 'internal_error') process.stderr.write(`${error.stack ?? error.message}\n`);
    return reply.code(problem.status).type('application/problem+json').send(write(problem));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .type('application/problem+json')
      .send(write(notFound('such address'))),
  );

  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/healthz', async () => ({ status: 'ok', now: clock.now().toISOString(), smtpPort: smtpPort() }));
  assetsRoutes(app, config.publicDir);
  homePage(app, gateway, smtpPort);
  app.register(checkoutcomRoutes(gateway), { prefix: '/checkoutcom' });
  chargesRoutes(app, gateway);
  webhooksRoutes(app, gateway);
  applePayRoutes(app, config, clock);
  googlePayRoutes(app, config);
  const realex = { store, clock, config };
  payRoutes(app, realex);
  apiRoutes(app, realex);
  transactionsRoutes(app, realex);
  pausesRoutes(app, pauses);
  faultsRoutes(app, faults);
  faultsPage(app, faults);
  mailRoutes(app, mailbox, store);
  mailPages(app, mailbox);
  app.register(twilioRoutes(sms, config.twilio), { prefix: '/twilio' });
  app.register(s3Routes(buckets, config.s3), { prefix: '/s3' });
  smsRoutes(app, sms, store);
  placesRoutes(app, config);
  iterableRoutes(app, config.iterableKey);
  turnstileRoutes(app, config, clock);
  openidRoutes(app, publicUrl);
  streetsRoutes(app, publicUrl);
  clockRoutes(app, clock, config);
  clockPage(app, clock, config);
  return app;
}
