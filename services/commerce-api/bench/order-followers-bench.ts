/**
 * Measures followers of an order: seconds from a change to each of them, and memory. Run: npm run bench:followers -w
 * commerce-api
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../test-support/postgres-cluster';
import { type StartedApi, startApi } from '../test-support/start-api';

const FOLLOWERS = Number(process.argv[2] || 1_000);
const SETTLE_MS = 3_000;
const printLine = (line: string) => process.stdout.write(`${line}\n`);

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function call<Reply>(api: StartedApi, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.origin}/en-gb/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-internal-key': api.internalKey,
      'x-business-id': '1',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
}

/** Opens a follower's connection. @returns its request, after the first update */
function follow(api: StartedApi, number: string, token: string, onUpdate: () => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${api.origin}/en-gb/api/checkout/order-stream?businessOrderId=${number}`,
      {
        headers: { 'x-internal-key': api.internalKey, 'x-business-id': '1', authorization: `Bearer ${token}` },
        agent: false,
      },
      (reply) => {
        if (reply.statusCode !== 200) return reject(new Error(`A follower was refused: ${reply.statusCode}`));
        reply.once('data', () => {
          resolve(sent);
          reply.on('data', (chunk) => String(chunk).includes('event: update') && onUpdate());
        });
      },
    );
    sent.on('error', reject).end();
  });
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'followers-bench-'));
  const api = await startApi({
    ...{ dataDir, port: await freePort(), readyWithinMs: 400_000 },
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  try {
    const { access_token: token } = await call<{ access_token: string }>(api, '/oauth/token', {
      grant_type: 'password',
      username: 'priya@example.com',
      password: 'pipwell-demo-1',
    });
    const as = { authorization: `Bearer ${token}` };
    const { orders } = await call<{ orders: { businessOrderId: string; status: string }[] }>(
      api,
      '/member/orders',
      { limit: 10 },
      as,
    );
    const number = orders.find(({ status }) => status === 'en_route')?.businessOrderId ?? '';
    await pause(SETTLE_MS);
    const before = residentMegabytes(api.pid);
    const seconds: number[] = [];
    let moved = 0;
    const opened: ClientRequest[] = [];
    for (let count = 0; count < FOLLOWERS; count += 1)
      opened.push(await follow(api, number, token, () => moved && seconds.push((Date.now() - moved) / 1000)));
    await pause(SETTLE_MS);
    const after = residentMegabytes(api.pid);
    moved = Date.now();
    await call(
      api,
      '/admin/order-transition',
      { businessOrderId: number, status: 'delivered' },
      { 'x-admin-key': api.adminKey },
    );
    const changed = ((Date.now() - moved) / 1000).toFixed(2);
    await pause(SETTLE_MS);
    seconds.sort((a, b) => a - b);
    const at = (share: number) => seconds[Math.floor((seconds.length - 1) * share)]?.toFixed(2) ?? 'none';
    printLine(`${FOLLOWERS} followers: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them`);
    printLine(
      `a change, which took ${changed} s itself, reached ${seconds.length} of them after ${at(0.5)} s (median), ${at(1)} s (last)`,
    );
    for (const sent of opened) sent.on('error', () => undefined).destroy();
  } finally {
    await api.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
