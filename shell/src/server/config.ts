import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { demonstrationOnlyFaults } from '@storefront/settings/demonstration-only';
import { readSettings } from '@storefront/settings/read-settings';
import { readKeyFile } from '@storefront/settings/secrets';
import { refuseUnfit } from '@storefront/settings/unfit-settings';
import { NO_HOSTS, productionFaults } from './production-faults';
import { Settings } from './settings';

/** It travels in a cookie with every request. */
const SESSION_VERSION_MAX_LENGTH = 40;

/** Everything that the document server takes from its surroundings, read once. */
export interface ShellConfig {
  /** False in a demonstration only. */
  readonly production: boolean;
  readonly port: number;
  /** The interface it listens on. */
  readonly host: string;
  readonly dataDir: string;
  /** Rendered pictures; storefronts on one machine may share them. */
  readonly picturesDir: string;
  /** Where a demonstration's missing pictures are drawn; undefined when none is missing. */
  readonly pictureDrawerUrl: string | undefined;
  /** Where commerce-api listens, without a trailing slash. */
  readonly apiOrigin: string;
  /** PEM file of the public release key; the private one is the publisher's alone. */
  readonly releasePublicKey: string;
  /** Proves to commerce-api that a request's business was chosen by this server. */
  readonly internalKey: string;
  /** Which proxies in front may say who asks: 'true' for all, else addresses or networks, comma separated. */
  readonly trustProxy: boolean | string;
  /** Such a proxy's X-Forwarded-Host names the host; otherwise that header is ignored, whoever sends it. */
  readonly trustForwardedHost: boolean;
  /** Ports of shoppers' addresses beside `port`: what stands in front may listen on another. */
  readonly publicPorts: readonly number[];
  /** Open connections at a time. */
  readonly maxConnections: number;
  /** Stretches the limits that hold before a body is read; 'off' takes them away, for tests. */
  readonly rateLimitFactor: number | 'off';
  readonly locale: string;
  /** Cookies are marked Secure: always in production, where TLS ends at the proxy in front. */
  readonly secureCookies: boolean;
  /** Render processes of each composition that is shown. */
  readonly renderProcesses: number;
  /** Milliseconds after which a page's code that keeps its process to itself is blamed and the process replaced. */
  readonly renderDeadlineMs: number;
  /** Milliseconds that a page's calls of commerce-api may take together. */
  readonly apiDeadlineMs: number;
  /** The same where the page can be shown as it was before. */
  readonly staleDeadlineMs: number;
  /** Milliseconds for which a public page may be shown as it was while commerce-api is away. */
  readonly staleForMs: number;
  /** Milliseconds for which a store and its categories are used again for other pages; 0 asks for every page. */
  readonly responseCacheMs: number;
  /** Milliseconds after which a business's settings are asked for again. */
  readonly settingsFreshMs: number;
  /** Host names, in lower case, that search engines shall know; no other has site maps. */
  readonly productionHosts: readonly string[];
  /** A change of it makes every browser drop what it stored; raised when stored shapes change. */
  readonly sessionVersion: string;
}

/**
 * Reads the environment once.
 * @throws UnfitSettings with the whole list of what is missing or unfit
 */
export function readConfig(env: NodeJS.ProcessEnv): ShellConfig {
  const { values, faults } = readSettings(Settings, env);
  const mode = values.STOREFRONT_MODE;
  const production = mode === 'production';
  const dataDir = resolve(values.DATA_DIR);
  const keyFile = join(values.KEYS_DIR ? resolve(values.KEYS_DIR) : join(dataDir, 'keys'), 'internal.key');
  const releasePublicKey = resolve(values.RELEASE_PUBLIC_KEY ?? join(dataDir, 'keys/release.pub.pem'));
  refuseUnfit('The shell', mode, [
    ...faults,
    ...demonstrationOnlyFaults(mode, env),
    ...(production ? productionFaults(values, env, { internalKey: keyFile, releaseKey: releasePublicKey }) : []),
  ]);
  const hosts = (values.PRODUCTION_HOSTS ?? '').toLowerCase();
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    dataDir,
    picturesDir: values.PICTURES_DIR ? resolve(values.PICTURES_DIR) : join(dataDir, 'pictures'),
    pictureDrawerUrl: values.PICTURE_DRAWER_URL,
    apiOrigin: values.API_ORIGIN ?? `http://127.0.0.1:${values.PORT + 10}`,
    releasePublicKey,
    internalKey: values.INTERNAL_KEY ?? (production ? (readKeyFile(keyFile) ?? '') : sharedKey(keyFile)),
    trustProxy: values.TRUST_PROXY === 'true' || (values.TRUST_PROXY ?? false),
    trustForwardedHost: values.TRUST_FORWARDED_HOST === 'true',
    publicPorts: (values.PUBLIC_PORTS ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
    maxConnections: values.MAX_CONNECTIONS,
    rateLimitFactor: values.RATE_LIMITS === 'off' ? 'off' : values.RATE_LIMIT_FACTOR,
    locale: values.LOCALE,
    secureCookies: production || values.SECURE_COOKIES === 'true',
    renderProcesses: values.RENDER_PROCESSES,
    renderDeadlineMs: values.RENDER_DEADLINE_MS,
    apiDeadlineMs: values.API_DEADLINE_MS,
    staleDeadlineMs: values.STALE_DEADLINE_MS,
    staleForMs: values.STALE_FOR_MS,
    responseCacheMs: values.RESPONSE_CACHE_MS,
    settingsFreshMs: values.SETTINGS_FRESH_MS,
    productionHosts: hosts === NO_HOSTS ? [] : hosts.split(/[\s,]+/).filter(Boolean),
    sessionVersion: values.SESSION_VERSION.slice(0, SESSION_VERSION_MAX_LENGTH),
  };
}

/** In a demonstration the shell and commerce-api share a key file, which the first of them to start makes. */
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
