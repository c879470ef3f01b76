import { resolve } from 'node:path';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  keysDir: string;
  databaseUrl: string | undefined;
  poolSize: number;
  /** Open connections at a time; more are closed at once. */
  maxConnections: number;
  production: boolean;
  adminKey: string | undefined;
  internalKey: string | undefined;
  /** services/sandbox, which stands for the gateways and the mail server of the outside world; never in production. */
  sandboxUrl: string | undefined;
  /** smtp://user:password@host:port; the sandbox's own in development. */
  smtpUrl: string | undefined;
  /** Where processes ask whether to go on; for tests that kill them. */
  pausePointsUrl: string | undefined;
  /** Stretches every rate limit; 'off' takes them away, for tests. */
  rateLimitFactor: number | 'off';
  /** Seed the size of a large chain before listening. */
  scale: boolean;
}

const SHELL_PORT = 4200;
const OFFSET_FROM_SHELL = 10;
const SANDBOX_OFFSET = 5;

function readRateLimits(env: NodeJS.ProcessEnv, production: boolean): number | 'off' {
  if (env.RATE_LIMITS === 'off') {
    if (production) throw new Error('RATE_LIMITS=off is for tests, not for production');
    return 'off';
  }
  const factor = Number(env.RATE_LIMIT_FACTOR || 1);
  if (!Number.isInteger(factor) || factor < 1)
    throw new Error(`RATE_LIMIT_FACTOR is not 1 or more: ${env.RATE_LIMIT_FACTOR}`);
  return factor;
}

/** Reads the environment once. API_PORT names this service's own port; else it follows the shell's PORT. */
export function readConfig(env: NodeJS.ProcessEnv, repository: string): Config {
  const dataDir = resolve(repository, env.DATA_DIR || '.data');
  const port = env.API_PORT ? Number(env.API_PORT) : Number(env.PORT || SHELL_PORT) + OFFSET_FROM_SHELL;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port number: ${env.PORT}`);
  const production = env.NODE_ENV === 'production';
  const sandboxPort = Number(env.SANDBOX_PORT) || Number(env.PORT || SHELL_PORT) + SANDBOX_OFFSET;
  const sandboxUrl = production ? undefined : env.SANDBOX_URL || `http://localhost:${sandboxPort}`;
  if (production && env.PAUSE_POINTS_URL) throw new Error('PAUSE_POINTS_URL is for tests, not for production');
  return {
    port,
    rateLimitFactor: readRateLimits(env, production),
    host: env.API_HOST || '127.0.0.1',
    dataDir,
    keysDir: env.KEYS_DIR ? resolve(repository, env.KEYS_DIR) : resolve(dataDir, 'keys'),
    databaseUrl: env.DATABASE_URL || undefined,
    poolSize: Number(env.DATABASE_POOL || 10),
    maxConnections: Number(env.MAX_CONNECTIONS || 4_000),
    production,
    adminKey: env.ADMIN_KEY || undefined,
    internalKey: env.INTERNAL_KEY || undefined,
    sandboxUrl,
    smtpUrl: env.SMTP_URL || (production ? undefined : `smtp://localhost:${sandboxPort + 1}`),
    pausePointsUrl: env.PAUSE_POINTS_URL || undefined,
    scale: process.argv.includes('--scale'),
  };
}
