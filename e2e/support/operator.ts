import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { baseURL, isExternalStorefront } from './hosts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** Why a test that needs the operator's commands is skipped; undefined when they reach commerce-api. */
export const noOperator =
  isExternalStorefront && !process.env.E2E_API_URL
    ? 'The operator’s commands need the API of the given storefront: E2E_API_URL, and its ADMIN_KEY.'
    : undefined;

/**
 * Points the operator's commands at the storefront under test; the pictures in the repository are shared by all runs.
 */
export const operatorEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: new URL(baseURL).port,
  ...(process.env.E2E_API_URL && { API_URL: process.env.E2E_API_URL }),
  DATA_DIR: process.env.E2E_DATA_DIR ?? dataDir(),
  PICTURES_DIR: join(root, '.data/pictures'),
});

/** The output of the built operator command against the storefront under test. */
export async function ops(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['services/commerce-api/dist/ops.js', ...words], {
    cwd: root,
    env: operatorEnvironment(),
  });
  return stdout;
}

/** Where this run's storefront keeps its data, according to the suite's configuration. */
function dataDir(): string {
  return join(tmpdir(), `storefront-e2e-${new URL(baseURL).port}`);
}
