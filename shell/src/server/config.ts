import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BucketSettings } from '@storefront/releases/bucket/bucket.types';
import { bucketFault } from '@storefront/releases/bucket/open-bucket';
import { demonstrationOnlyFaults } from '@storefront/settings/demonstration-only';
import { assertValidSettings } from '@storefront/settings/invalid-settings';
import { readSettings } from '@storefront/settings/read-settings';
import { readKeyFile } from '@storefront/settings/secrets';
import { assetOriginFault } from './asset-origin-fault';
import { NO_HOSTS, productionFaults } from './production-faults';
import { Settings } from './settings';

/** It is part of a cookie sent with every request. */
const SESSION_VERSION_MAX_LENGTH = 40;

/** The document server's configuration, read once from the environment. */
export interface ShellConfig {
  /** False in a demonstration only. */
  readonly production: boolean;
  readonly port: number;
  /** The interface to listen on. */
  readonly host: string;
  readonly dataDir: string;
  /** Rendered pictures; storefronts on one machine may share them. */
  readonly picturesDir: string;
  /** The shops' icons. */
  readonly iconsDir: string;
  /** The file of the staff's service worker. */
  readonly offlineWorker: string;
  /** Where a demonstration's pictures are drawn; undefined without a drawer. */
  readonly pictureDrawerUrl: string | undefined;
  /** The origin that documents load assets from, such as that of a CDN; undefined is their own. */
  readonly assetOrigin: string | undefined;
  /** Address of commerce-api, without a trailing slash. */
  readonly apiOrigin: string;
  /** PEM file of the public release key; only the publisher has the private one. */
  readonly releasePublicKey: string;
  /** The channel that is shown. */
  readonly releaseChannel: string;
  /** The bucket that machines share releases by; without a URL, the data folder's own releases are shown. */
  readonly releasesBucket: BucketSettings;
  /** Proves to commerce-api that this server chose the request's business. */
  readonly internalKey: string;
  /** Trusted proxies: 'true' for all, else addresses or networks, comma separated. */
  readonly trustProxy: boolean | string;
  /** Whether a trusted proxy's X-Forwarded-Host names the host; otherwise the header is ignored. */
  readonly trustForwardedHost: boolean;
  /** Ports in shoppers' URLs besides `port`, for a proxy that listens on another one. */
  readonly publicPorts: readonly number[];
  /** Where traces are sent; undefined is nowhere, and then nothing is traced. */
  readonly traces: { readonly url: string; readonly percent: number } | undefined;
  /** Where it serves /metrics; undefined is nowhere, and then nothing is measured. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Milliseconds for which new connections are accepted after a stop signal. */
  readonly shutdownDelayMs: number;
  /** Maximum number of open connections. */
  readonly maxConnections: number;
  /** Multiplies the limits that apply before a body is read; 'off' disables them, for tests. */
  readonly rateLimitFactor: number | 'off';
  /** Whether links may show a remote from its developer's server. */
  readonly developerLinks: boolean;
  readonly locale: string;
  /** Cookies are Secure: always in production, where a proxy terminates TLS. */
  readonly secureCookies: boolean;
  /** Render processes per shown composition. */
  readonly renderProcesses: number;
  /** Milliseconds after which a page that blocks its process is blamed and the process is replaced. */
  readonly renderDeadlineMs: number;
  /** Milliseconds for all of a page's calls of commerce-api. */
  readonly apiDeadlineMs: number;
  /** `apiDeadlineMs` when a stale page is available. */
  readonly staleDeadlineMs: number;
  /** Milliseconds for which a stale page may be shown while commerce-api is down. */
  readonly staleForMs: number;
  /** Milliseconds for which a store and its categories are reused for other pages; 0 disables it. */
  readonly responseCacheMs: number;
  /** Milliseconds after which a business's settings are refreshed. */
  readonly settingsFreshMs: number;
  /** What precedes a shop's host in the name of its staff host; empty where there is none. */
  readonly staffHostPrefix: string;
  /** Host names, in lower case, that search engines may index; only these have site maps. */
  readonly productionHosts: readonly string[];
  /** A change makes every browser drop its stored data; increase it when stored shapes change. */
  readonly sessionVersion: string;
}

/**
 * Reads the environment once.
 * @throws InvalidSettings with the full list of missing or invalid settings
 */
export function readConfig(env: NodeJS.ProcessEnv): ShellConfig {
  const { values, faults } = readSettings(Settings, env);
  const mode = values.STOREFRONT_MODE;
  const production = mode === 'production';
  const dataDir = resolve(values.DATA_DIR);
  const keyFile = join(values.KEYS_DIR ? resolve(values.KEYS_DIR) : join(dataDir, 'keys'), 'internal.key');
  const releasePublicKey = resolve(values.RELEASE_PUBLIC_KEY ?? join(dataDir, 'keys/release.pub.pem'));
  const releasesBucket = {
    url: values.RELEASES_BUCKET_URL,
    keyId: values.RELEASES_BUCKET_KEY_ID,
    secret: values.RELEASES_BUCKET_SECRET,
    region: values.RELEASES_BUCKET_REGION,
  };
  assertValidSettings('The shell', mode, [
    ...faults,
    bucketFault(releasesBucket),
    assetOriginFault(values.ASSET_ORIGIN, production),
    ...demonstrationOnlyFaults(mode, env),
    ...(production ? productionFaults(values, env, { internalKey: keyFile, releaseKey: releasePublicKey }) : []),
  ]);
  const hosts = (values.PRODUCTION_HOSTS ?? '').toLowerCase();
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    dataDir,
    // The same paths from the sources and from the bundle.
    offlineWorker: join(import.meta.dirname, '../../dist/worker/offline-worker.js'),
    iconsDir: join(import.meta.dirname, '../../icons'),
    picturesDir: values.PICTURES_DIR ? resolve(values.PICTURES_DIR) : join(dataDir, 'pictures'),
    pictureDrawerUrl: values.PICTURE_DRAWER_URL,
    // Without a default port, as browsers write URLs.
    assetOrigin: values.ASSET_ORIGIN && new URL(values.ASSET_ORIGIN).origin,
    apiOrigin: values.API_ORIGIN ?? `http://127.0.0.1:${values.PORT + 10}`,
    releasePublicKey,
    releaseChannel: values.RELEASE_CHANNEL,
    releasesBucket,
    internalKey: values.INTERNAL_KEY ?? (production ? (readKeyFile(keyFile) ?? '') : sharedKey(keyFile)),
    staffHostPrefix: values.STAFF_HOST_PREFIX,
    trustProxy: values.TRUST_PROXY === 'true' || (values.TRUST_PROXY ?? false),
    trustForwardedHost: values.TRUST_FORWARDED_HOST === 'true',
    publicPorts: (values.PUBLIC_PORTS ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
    traces: values.TRACES_URL ? { url: values.TRACES_URL, percent: values.TRACES_PERCENT } : undefined,
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? (production ? 5_000 : 0),
    maxConnections: values.MAX_CONNECTIONS,
    rateLimitFactor: values.RATE_LIMITS === 'off' ? 'off' : values.RATE_LIMIT_FACTOR,
    developerLinks: values.DEVELOPER_LINKS === 'on',
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

/** In a demonstration the shell and commerce-api share a key file, created by the first of them to start. */
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

/** A Content-Security-Policy source that allows exactly `content`. */
export const cspHash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
