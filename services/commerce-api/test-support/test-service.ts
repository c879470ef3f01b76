import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '@storefront/api/entities/problem';
import type { BodyOf, Key, ReplyOf } from '@storefront/api/operation-types';
import type { Logger } from 'drizzle-orm';
import { buildApp } from '../src/app';
import type { Database, OpenDatabase } from '../src/database/database.types';
import { createFileStore } from '../src/files/create-file-store';
import { createJobRuns } from '../src/jobs/job-runs';
import { type Keys, loadKeys } from '../src/keys';
import { createLog } from '../src/log';
import { createMailer } from '../src/mail/mailer';
import { createProviders } from '../src/modules/auth/providers/create-providers';
import { createCaptcha } from '../src/modules/captcha/create-captcha';
import { createPlaces } from '../src/modules/location/create-places';
import { createMarketing } from '../src/modules/marketing/create-marketing';
import { createGateways } from '../src/modules/payments/gateways';
import { createReadCache } from '../src/read-cache';
import type { ServiceContext } from '../src/service-context';
import { createSms } from '../src/sms/create-sms';
import { type Clock, createClock } from '../src/time/clock';
import { openTestDatabase } from './database/open-test-database';
import { TEST_NOW } from './database/template-database';
import { GUEST_SESSION } from './guest-session';
import { ids } from './shop-data';

interface Reply<K extends Key> {
  status: number;
  data: ReplyOf<K>;
  problem: Problem;
}

export interface CallOptions {
  /** A member's access token. */
  as?: string;
  key?: string;
  business?: number;
  admin?: boolean;
  /** An operator's own key. */
  operatorKey?: string | undefined;
  /** An API key, for integrations. */
  apiKey?: string;
  /** The query of a GET. */
  query?: string;
  /** The guest session of the caller; one default session, or undefined for a caller without one. */
  guest?: string | undefined;
  /** The secret of the calling device. */
  device?: string;
  /** The secret of the calling handheld. */
  handheld?: string | undefined;
}

export interface TestService {
  /** It listens on a port, so that tests meet what clients meet. */
  origin: string;
  clock: Clock;
  db: Database;
  keys: Keys;
  context: ServiceContext;
  call<K extends Key>(key: K, body?: BodyOf<K>, options?: CallOptions): Promise<Reply<K>>;
  logIn(username?: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestServiceOptions {
  production?: boolean;
  /** The caller's own, which is closed with the service; the test shop's without one. */
  database?: OpenDatabase;
  /** A running sandbox, for tests that need a gateway or a mail server. */
  sandboxUrl?: string;
  smtpUrl?: string;
  env?: Record<string, string>;
  /** Limits the slots that a session or an address holds at once, as in operation. */
  limitsHolds?: boolean;
  /** As the setting of this name; no queue without it. */
  waitingRoomHoldsPerSecond?: number;
  /** Receives every line that the service logs. */
  onLog?: (line: string) => void;
  /** Receives every statement that the database is sent. */
  statements?: Logger;
}

/** The whole service with its own in-memory database and a clock that stands still until a test moves it. */
export async function createTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const { production = false, sandboxUrl, smtpUrl, env = {}, limitsHolds = false, onLog, statements } = options;
  const { waitingRoomHoldsPerSecond } = options;
  const keysDir = mkdtempSync(join(tmpdir(), 'commerce-api-keys-'));
  const database = options.database ?? (await openTestDatabase(statements));
  const clock = createClock(() => TEST_NOW.getTime());
  const keys = loadKeys({ keysDir, adminKey: undefined, internalKey: undefined });
  const cache = createReadCache(() => clock.now().getTime());
  const context = {
    db: database.db,
    clock,
    keys,
    config: {
      production,
      shopPort: undefined,
      staffHostPrefix: 'desk.',
      paymentLinkMinutes: 60,
      rateLimitFactor: 1,
      unlimitedHolds: !limitsHolds,
      waitingRoomHoldsPerSecond,
    },
    cache,
    gateways: createGateways(env, sandboxUrl),
    log: createLog(),
    mailer: createMailer(smtpUrl),
    marketing: createMarketing(env),
    captcha: createCaptcha(env, sandboxUrl),
    sms: createSms(env, sandboxUrl),
    providers: createProviders(env, sandboxUrl),
    files: createFileStore(env, keysDir),
    installation: { database, dataDir: keysDir, jobs: createJobRuns() },
    places: createPlaces({ db: database.db, cache, clock, env, sandboxUrl }),
  };
  const app = await buildApp({ context, database, ...(onLog && { logger: { write: onLog } }) });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  async function call<K extends Key>(key: K, body?: BodyOf<K>, options: CallOptions = {}): Promise<Reply<K>> {
    const guest = 'guest' in options ? options.guest : GUEST_SESSION;
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const prefix = path.startsWith('/v1/') ? '' : '/en-gb/api';
    const response = await fetch(`${origin}${prefix}${path}${options.query ?? ''}`, {
      method,
      headers: {
        'x-business-id': String(options.business ?? ids.business),
        'x-internal-key': keys.internal,
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...(options.as && { authorization: `Bearer ${options.as}` }),
        ...(options.apiKey && { authorization: `Bearer ${options.apiKey}` }),
        ...(options.device && { 'x-login-device': options.device }),
        ...(options.handheld && { 'x-handheld': options.handheld }),
        ...(guest && { 'x-guest-session': guest }),
        ...(options.key && { 'idempotency-key': options.key }),
        ...(options.operatorKey && { 'x-operator-key': options.operatorKey }),
        ...(options.admin && { 'x-admin-key': keys.admin }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    const parsed: unknown = await response.json();
    return { status: response.status, data: parsed as ReplyOf<K>, problem: parsed as Problem };
  }

  return {
    origin,
    clock,
    db: database.db,
    keys,
    context,
    call,
    async logIn(username = 'ada@example.test', password = 'correct horse') {
      const { data } = await call('POST /oauth/token', { grant_type: 'password', username, password });
      return data.access_token;
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(keysDir, { recursive: true, force: true });
    },
  };
}
