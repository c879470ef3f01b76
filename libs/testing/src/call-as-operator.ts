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
export function callAsOperator<Reply = unknown>(testInfo: TestInfo, path: string, data: object): Promise<Reply> {
  skipOnExternalStorefront('Operators’ keys are those of the storefront that this run starts.');
  const { dataDir } = testInfo.config.metadata as SuiteMetadata;
  const key = readFileSync(join(dataDir, 'keys/admin.key'), 'utf8').trim();
  return call(testInfo, { 'x-admin-key': key }, `admin/${path}`, data);
}

/**
 * The same with the key of one operator.
 * @param path after `/api/`
 * @throws Error with the status and the problem when the reply is not a success
 */
export const callWithKey = <Reply = unknown>(
  testInfo: TestInfo,
  key: string,
  path: string,
  data: object,
): Promise<Reply> => call(testInfo, { 'x-operator-key': key }, path, data);

async function call<Reply>(
  { project }: TestInfo,
  key: Readonly<Record<string, string>>,
  path: string,
  data: object,
): Promise<Reply> {
  const port = Number(new URL(project.use.baseURL ?? '').port) + API_OFFSET;
  const reply = await fetch(`http://127.0.0.1:${port}/en-gb/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...key },
    body: JSON.stringify(data),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
