import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import type { PassGuard } from '../releases-page/pass-guard';
import { COOKIE } from '../session/cookies';
import type { Figures } from './figures';

const FIGURES_PATH = '/__figures';

interface FiguresServices {
  readonly config: Pick<ShellConfig, 'locale' | 'secureCookies'>;
  readonly figures: Figures;
  readonly guard: PassGuard;
  /** Replies as to a path that does not exist. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Counts what happens to visitors, and replies with the figures to those who send a pass for them. */
export function figuresRoutes(app: FastifyInstance, { config, figures, guard, notFound }: FiguresServices) {
  const prefix = `/${config.locale}`;
  const hasBasket = ({ cookies }: FastifyRequest) =>
    Object.keys(cookies).some((name) => name.replace(/^__Host-/, '') === COOKIE.basket);
  /** What a successful reply to each of these means. */
  const counters: Readonly<Record<string, (request: FastifyRequest) => void>> = {
    [`GET ${prefix}/session`]: (request) => figures.count(request, 'visits'),
    [`POST ${prefix}/rum`]: (request) => figures.countOnce(request, 'browserErrors'),
    [`POST ${prefix}/measurements`]: (request) => {
      const { name, value } = request.body as { name: string; value: number };
      if (name === 'LCP') figures.countPaint(request, value);
    },
    // Only the first item begins a basket.
    [`POST ${prefix}/api/basket/add-item`]: (request) => {
      if (!hasBasket(request)) figures.countOnce(request, 'baskets');
    },
    [`POST ${prefix}/api/checkout/process-order`]: (request) => figures.countOnce(request, 'orders'),
  };
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 300) return;
    counters[`${request.method} ${request.url.split('?')[0]}`]?.(request);
  });
  app.get(FIGURES_PATH, (request, reply) =>
    guard.sendsPass(request, 'figures')
      ? reply.header('cache-control', 'no-store').send(figures.all)
      : notFound(request, reply),
  );
}
