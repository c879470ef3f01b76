import { readFile } from 'node:fs/promises';
import type { Config } from '../config';
import { Problem } from '../http/problem';

/** How to move the clock; exactly one of the three. */
export type Move = { instant: string } | { advance: number } | { reset: true };

const TIMEOUT_MS = 5_000;

const bodyOf = (move: Move) =>
  'instant' in move ? { now: move.instant } : 'advance' in move ? { advanceSeconds: move.advance } : { reset: true };

/** Moves commerce-api's clock in the same way. Throws on failure, so that the two never diverge unnoticed. */
export async function moveCommerceApi(
  { commerceApiUrl, adminKey, adminKeyFile }: Pick<Config, 'commerceApiUrl' | 'adminKey' | 'adminKeyFile'>,
  move: Move,
): Promise<void> {
  const failed = (detail: string) => new Problem(502, 'commerce_api_unavailable', detail);
  const key = adminKey ?? (await readFile(adminKeyFile, 'utf8').catch(() => ''));
  if (!key.trim())
    throw failed(`There is no admin key in ${adminKeyFile}; "forward": false moves the sandbox's clock alone`);
  const response = await fetch(`${commerceApiUrl}/en-gb/api/admin/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-admin-key': key.trim() },
    body: JSON.stringify(bodyOf(move)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response) throw failed(`${commerceApiUrl} does not answer; "forward": false moves the sandbox's clock alone`);
  if (!response.ok)
    throw failed(`commerce-api responded with ${response.status}: ${(await response.text()).slice(0, 300)}`);
}
