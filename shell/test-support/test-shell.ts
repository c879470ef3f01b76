import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { Business } from '@storefront/remote-kit/business.types';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Businesses } from '../src/server/businesses';
import type { ShellConfig } from '../src/server/config';
import { drain } from '../src/server/drain';
import { handleErrors } from '../src/server/errors/handle-errors';
import { redaction } from '../src/server/errors/redact';

export const testBusiness = {
  businessId: 2,
  name: 'Pipwell',
  brand: 'fresh',
  country: 'GB',
  locale: 'en-gb',
  features: {},
  copy: {},
} as unknown as Business;

/** The configuration that routes read, for a commerce-api at `apiOrigin`. */
export const testConfig = (apiOrigin: string): ShellConfig =>
  ({
    apiOrigin,
    locale: 'en-gb',
    staffHostPrefix: 'desk.',
    internalKey: 'internal key',
    apiDeadlineMs: 5_000,
    staleDeadlineMs: 5_000,
    renderDeadlineMs: 5_000,
    rateLimitFactor: 'off',
    secureCookies: false,
    port: 4200,
    publicPorts: [] as readonly number[],
  }) as ShellConfig;

/** Businesses by host: only localhost has one. */
export const testBusinesses = {
  of: async (host: string) => (host === 'localhost' ? { business: testBusiness, headerFooter: {} } : undefined),
} as unknown as Businesses;

/** For tests of the proxy that ask for no releases. */
export const noReleases = () => Promise.reject(new Error('The test asks for no releases.'));

/** A document server with the routes that `register` adds. */
export async function testShell(config: ShellConfig, register: (app: FastifyInstance) => void) {
  const app = Fastify();
  drain(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  handleErrors(
    app,
    config,
    redaction(() => []),
  );
  register(app);
  await app.ready();
  return app;
}
