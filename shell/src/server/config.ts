import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Everything that the document server takes from its surroundings, read once. */
export interface ShellConfig {
  readonly port: number;
  readonly dataDir: string;
  /** Rendered pictures; storefronts on one machine may share them. */
  readonly picturesDir: string;
  /** Where commerce-api listens, without a trailing slash. */
  readonly apiOrigin: string;
  /** Proves to commerce-api that a request's business was chosen by this server. */
  readonly internalKey: string;
  /** Which proxies in front may say who asks: 'true' for all, else addresses or networks, comma separated. */
  readonly trustProxy: boolean | string;
  /** Open connections at a time. */
  readonly maxConnections: number;
  /** Stretches the limits that hold before a body is read; 'off' takes them away, for tests. */
  readonly rateLimitFactor: number | 'off';
  readonly locale: string;
  /** Cookies are marked Secure; off on plain-http development hosts. */
  readonly secureCookies: boolean;
  /** Number of render workers. */
  readonly renderWorkers: number;
  /** Milliseconds after which a page's code that keeps its worker to itself is given up and the worker replaced. */
  readonly renderDeadlineMs: number;
  /** Milliseconds that a page's calls of commerce-api may take together. */
  readonly apiDeadlineMs: number;
  /** The same where an earlier answer is at hand: nobody waits long for what can be shown now. */
  readonly keptDeadlineMs: number;
  /** Milliseconds for which a page may be shown as it was while commerce-api is away. */
  readonly keptForMs: number;
  /** Milliseconds for which what all pages of a store begin with is not asked for again; 0 asks for every page. */
  readonly repliesFreshMs: number;
  /** Milliseconds after which a business's settings are asked for again. */
  readonly settingsFreshMs: number;
  /** Host names, in lower case, that search engines shall know; no other has site maps. */
  readonly productionHosts: readonly string[];
  /** A change of it makes every browser drop what it stored; raised when stored shapes change. */
  readonly sessionVersion: string;
}

/** Reads PORT, DATA_DIR, PICTURES_DIR, API_ORIGIN, INTERNAL_KEY, LOCALE, TRUST_PROXY, MAX_CONNECTIONS, RATE_LIMIT_FACTOR, RATE_LIMITS, SECURE_COOKIES, RENDER_WORKERS, RENDER_DEADLINE_MS, API_DEADLINE_MS, KEPT_DEADLINE_MS, KEPT_FOR_MS, REPLIES_FRESH_MS, SETTINGS_FRESH_MS, PRODUCTION_HOSTS and SESSION_VERSION. */
export function readConfig(env: NodeJS.ProcessEnv): ShellConfig {
  const port = Number(env.PORT ?? 4200);
  const dataDir = resolve(env.DATA_DIR ?? '.data');
  return {
    port,
    dataDir,
    picturesDir: resolve(env.PICTURES_DIR ?? join(dataDir, 'pictures')),
    apiOrigin: env.API_ORIGIN ?? `http://127.0.0.1:${port + 10}`,
    internalKey: env.INTERNAL_KEY ?? sharedKey(join(dataDir, 'keys/internal.key')),
    trustProxy: env.TRUST_PROXY === 'true' || (env.TRUST_PROXY ?? false),
    maxConnections: Number(env.MAX_CONNECTIONS || 4_000),
    rateLimitFactor: env.RATE_LIMITS === 'off' ? 'off' : Number(env.RATE_LIMIT_FACTOR || 1),
    locale: env.LOCALE ?? 'en-gb',
    secureCookies: (env.SECURE_COOKIES ?? String(env.NODE_ENV === 'production')) === 'true',
    renderWorkers: Number(env.RENDER_WORKERS ?? 2),
    renderDeadlineMs: Number(env.RENDER_DEADLINE_MS ?? 5_000),
    // Late is better than not at all: a cold database on a busy machine needs its time.
    apiDeadlineMs: Number(env.API_DEADLINE_MS ?? 7_000),
    keptDeadlineMs: Number(env.KEPT_DEADLINE_MS ?? 2_500),
    keptForMs: Number(env.KEPT_FOR_MS ?? 3_600_000),
    // What commerce-api itself takes at most to notice a change that another of its processes made.
    repliesFreshMs: Number(env.REPLIES_FRESH_MS ?? 1_000),
    settingsFreshMs: Number(env.SETTINGS_FRESH_MS ?? 15_000),
    productionHosts: (env.PRODUCTION_HOSTS ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    sessionVersion: (env.SESSION_VERSION ?? '1').slice(0, 40),
  };
}

/** A secret that both processes of one installation read from a file; whoever starts first makes it. */
function sharedKey(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** A source expression for a Content-Security-Policy that allows exactly `content`. */
export const cspHash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
