import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { demonstrationOnlyFaults } from '@storefront/settings/demonstration-only';
import { assertValidSettings } from '@storefront/settings/invalid-settings';
import { isLoopback } from '@storefront/settings/loopback';
import { readSettings } from '@storefront/settings/read-settings';
import { readKeyFile } from '@storefront/settings/secrets';
import { productionFaults } from './production-faults';
import { Settings } from './settings';

export interface Config {
  /** Of the product, such as '1.0.0'. */
  version: string;
  port: number;
  host: string;
  dataDir: string;
  keysDir: string;
  databaseUrl: string | undefined;
  /** A copy that the catalogue is read from. */
  readDatabaseUrl: string | undefined;
  poolSize: number;
  /** Whether frequent statements are prepared by name, which a pooler must support. */
  preparesStatements: boolean;
  /** False: `npm run migrate` changes the tables, and this process only checks them. */
  migratesAtStart: boolean;
  /** Maximum number of open connections; further ones are closed at once. */
  maxConnections: number;
  /** Where it serves /metrics; undefined is nowhere, and then nothing is measured. */
  metrics: { readonly host: string; readonly port: number } | undefined;
  /** Where traces are sent; undefined is nowhere, and then nothing is traced. */
  traces: { readonly url: string; readonly percent: number } | undefined;
  /** How long it serves after it said by /readyz that it stops. */
  shutdownDelayMs: number;
  /** False only in a demonstration: demo data, the movable clock, the sandbox and pause points require false. */
  production: boolean;
  /** The shell's port, for links in mails of a demonstration; undefined in production, where it is the default one. */
  shopPort: number | undefined;
  /** What precedes a shop's host in the name of its staff host; empty where there is none. */
  staffHostPrefix: string;
  adminKey: string | undefined;
  internalKey: string | undefined;
  /** Address of services/sandbox, which simulates the gateways and the mail server; set only in a demonstration. */
  sandboxUrl: string | undefined;
  /** smtp://user:password@host:port; defaults to the sandbox's mail server in a demonstration. */
  smtpUrl: string | undefined;
  /** Address that processes ask at each pause point before they continue; for tests that kill processes. */
  pausePointsUrl: string | undefined;
  /** Multiplies every rate limit; 'off' removes them, for tests. */
  rateLimitFactor: number | 'off';
  /** Shoppers of a business who are let in to hold a slot in each second; undefined is any number. */
  waitingRoomHoldsPerSecond: number | undefined;
  /** How long a shopper may take to pay by a link what an operator has ordered for them. */
  paymentLinkMinutes: number;
  /** Whether the demonstration places orders of its own and moves them. */
  demoOrders: boolean;
  /** Seeds the data of a large chain before the service listens. */
  scale: boolean;
}

// The shell and the sandbox count from PORT in the same way, so that one setting moves all processes.
const OFFSET_FROM_SHELL = 10;
const SANDBOX_OFFSET = 5;

/** Where the service listens and stores its keys: everything that operators' commands need. */
export type ServiceAddress = Pick<Config, 'port' | 'host' | 'dataDir' | 'keysDir' | 'adminKey'>;

type SettingsValues = ReturnType<typeof readSettings<typeof Settings>>['values'];

function serviceAddressOf(values: SettingsValues, repository: string): ServiceAddress {
  const dataDir = resolve(repository, values.DATA_DIR);
  const keysDir = values.KEYS_DIR ? resolve(repository, values.KEYS_DIR) : resolve(dataDir, 'keys');
  return {
    port: values.API_PORT ?? values.PORT + OFFSET_FROM_SHELL,
    host: values.API_HOST,
    dataDir,
    keysDir,
    adminKey: values.ADMIN_KEY ?? readKeyFile(resolve(keysDir, 'admin.key')),
  };
}

/**
 * Reads the settings that operators' commands need and ignores the others.
 * @throws InvalidSettings when one of them has an invalid value
 */
export function readServiceAddress(env: NodeJS.ProcessEnv, repository: string): ServiceAddress {
  const { values, faults } = readSettings(Settings, env);
  assertValidSettings('commerce-api', values.STOREFRONT_MODE, faults);
  return serviceAddressOf(values, repository);
}

const DATABASE_MISSING = 'DATABASE_URL is missing: the PostgreSQL server; DATABASE=embedded chooses PGlite instead';

/** A shop must not run on the embedded database because a variable was forgotten. */
const databaseFault = ({ STOREFRONT_MODE, DATABASE_URL, DATABASE }: SettingsValues): string | undefined =>
  STOREFRONT_MODE === 'production' && !DATABASE_URL && !DATABASE ? DATABASE_MISSING : undefined;

const databaseOf = (values: SettingsValues, { dataDir }: ServiceAddress, repository: string) => ({
  dataDir,
  databaseUrl: values.DATABASE_URL,
  poolSize: values.DATABASE_POOL,
  preparesStatements: values.PREPARED_STATEMENTS === 'yes',
  version: versionOf(repository),
});

function versionOf(repository: string): string {
  const { version } = JSON.parse(readFileSync(resolve(repository, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/**
 * Reads the settings that `npm run migrate` needs and ignores the others.
 * @throws InvalidSettings when one of them is missing or has an invalid value
 */
export function readDatabaseSettings(env: NodeJS.ProcessEnv, repository: string) {
  const { values, faults } = readSettings(Settings, env);
  assertValidSettings('commerce-api', values.STOREFRONT_MODE, [...faults, databaseFault(values)]);
  return databaseOf(values, serviceAddressOf(values, repository), repository);
}

/**
 * Reads the environment once.
 * @param args command-line arguments: --scale seeds a large chain
 * @throws InvalidSettings with the full list of missing or invalid settings
 */
export function readConfig(env: NodeJS.ProcessEnv, repository: string, args: readonly string[] = []): Config {
  const { values, faults } = readSettings(Settings, env);
  const mode = values.STOREFRONT_MODE;
  const production = mode === 'production';
  const address = serviceAddressOf(values, repository);
  const { scale } = parseArgs({ args: [...args], options: { scale: { type: 'boolean', default: false } } }).values;
  assertValidSettings('commerce-api', mode, [
    ...faults,
    databaseFault(values),
    values.READ_DATABASE_URL && !values.DATABASE_URL ? 'READ_DATABASE_URL needs DATABASE_URL beside it' : undefined,
    ...demonstrationOnlyFaults(mode, env),
    ...(production ? productionFaults(values, env, address) : []),
    production && scale ? '--scale must not be given: it writes invented shops, for a demonstration' : undefined,
    !production && !isLoopback(address.host)
      ? 'API_HOST must be a loopback address: a demonstration’s keys and passwords are published'
      : undefined,
  ]);
  const sandboxPort = values.SANDBOX_PORT || values.PORT + SANDBOX_OFFSET;
  return {
    ...address,
    ...databaseOf(values, address, repository),
    readDatabaseUrl: values.READ_DATABASE_URL,
    migratesAtStart: values.MIGRATE_AT_START === 'yes',
    internalKey: values.INTERNAL_KEY,
    adminKey: values.ADMIN_KEY,
    production,
    staffHostPrefix: values.STAFF_HOST_PREFIX,
    shopPort: production ? undefined : values.PORT,
    maxConnections: values.MAX_CONNECTIONS,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT + OFFSET_FROM_SHELL },
    traces: values.TRACES_URL ? { url: values.TRACES_URL, percent: values.TRACES_PERCENT } : undefined,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? (production ? 5_000 : 0),
    rateLimitFactor: values.RATE_LIMITS === 'off' ? 'off' : values.RATE_LIMIT_FACTOR,
    waitingRoomHoldsPerSecond: values.WAITING_ROOM_HOLDS_PER_SECOND,
    paymentLinkMinutes: values.PAYMENT_LINK_MINUTES,
    sandboxUrl: production ? undefined : values.SANDBOX_URL || `http://localhost:${sandboxPort}`,
    smtpUrl: values.SMTP_URL || (production ? undefined : `smtp://localhost:${sandboxPort + 1}`),
    pausePointsUrl: values.PAUSE_POINTS_URL,
    demoOrders: values.DEMO_ORDERS === 'on',
    scale,
  };
}
