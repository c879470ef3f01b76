import { resolve } from 'node:path';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  keysDir: string;
  databaseUrl: string | undefined;
  poolSize: number;
  production: boolean;
  adminKey: string | undefined;
  internalKey: string | undefined;
  /** Seed the size of a large chain before listening. */
  scale: boolean;
}

const SHELL_PORT = 4200;
const OFFSET_FROM_SHELL = 10;

/** Reads the environment once. API_PORT names this service's own port; else it follows the shell's PORT. */
export function readConfig(env: NodeJS.ProcessEnv, repository: string): Config {
  const dataDir = resolve(repository, env.DATA_DIR || '.data');
  const port = env.API_PORT ? Number(env.API_PORT) : Number(env.PORT || SHELL_PORT) + OFFSET_FROM_SHELL;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port number: ${env.PORT}`);
  return {
    port,
    host: env.API_HOST || '127.0.0.1',
    dataDir,
    keysDir: env.KEYS_DIR ? resolve(repository, env.KEYS_DIR) : resolve(dataDir, 'keys'),
    databaseUrl: env.DATABASE_URL || undefined,
    poolSize: Number(env.DATABASE_POOL || 10),
    production: env.NODE_ENV === 'production',
    adminKey: env.ADMIN_KEY || undefined,
    internalKey: env.INTERNAL_KEY || undefined,
    scale: process.argv.includes('--scale'),
  };
}
