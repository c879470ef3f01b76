import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { skipOnExternalStorefront } from './external-storefront';
import type { SuiteMetadata } from './playwright-config';

/** From the port of the storefront to that of its API. */
const API_OFFSET = 10;

/**
 * Calls an operation of operators at the storefront that this run has started.
 * @param path after `/admin/`
 * @throws Error when the reply is not a success
 */
export async function callAsOperator<Reply = unknown>(
  { project, config }: TestInfo,
  path: string,
  data: object,
): Promise<Reply> {
  skipOnExternalStorefront('Operators’ keys are those of the storefront that this run starts.');
  const { dataDir } = config.metadata as SuiteMetadata;
  const port = Number(new URL(project.use.baseURL ?? '').port) + API_OFFSET;
  const reply = await fetch(`http://127.0.0.1:${port}/en-gb/api/admin/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-admin-key': readFileSync(join(dataDir, 'keys/admin.key'), 'utf8').trim(),
    },
    body: JSON.stringify(data),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
