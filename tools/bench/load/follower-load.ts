import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type OrderBench, type PlacedOrder, placeCashOrders, quantile } from './order-load';
import type { Measured } from './run-load';
import { guestSessionOf } from './shoppers';

interface FollowerBench extends OrderBench {
  /** The shell's address: followers connect as browsers do. */
  readonly shell: string;
  readonly adminKey: string;
  readonly pidOf: (name: 'commerce-api' | 'shell') => number;
  readonly restartApi: () => Promise<void>;
}

/** Memory that a thousand followers take, in megabytes. */
export interface FollowerMemory {
  readonly api: number;
  readonly shell: number;
}

/** As many as one process takes. */
const FOLLOWERS = 1_000;
/** The first of these, with whom a process loads what it needs: their memory is not counted. */
const FIRST_FOLLOWERS = 50;
/** How many of their orders change. */
const CHANGES = 60;
/** Changes happen at any time between two looks of commerce-api. */
const BETWEEN_CHANGES_MS = 1_000;
/** Connections that are opened at the same time. */
const AT_ONCE = 20;
/** Collection of garbage after a burst of requests. */
const SETTLE_MS = 5_000;
const MISSED_AFTER_MS = 10_000;

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

interface Follower {
  readonly businessOrderId: string;
  readonly connection: ClientRequest;
  /** Called with the next update. */
  onUpdate: (() => void) | undefined;
}

/** Follows an order as its page does. Resolves with the first event, which is the present state. */
function follow({ shell }: FollowerBench, { businessOrderId, place }: PlacedOrder): Promise<Follower> {
  return new Promise((resolve, reject) => {
    const url = `${shell}/en-gb/api/checkout/order-stream?businessOrderId=${businessOrderId}`;
    const headers = { cookie: `sf_guest=${guestSessionOf(place)}` };
    const connection = request(url, { headers, agent: false }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`A follower was refused: ${reply.statusCode}`));
      const follower: Follower = { businessOrderId, connection, onUpdate: undefined };
      reply.once('data', () => {
        resolve(follower);
        reply.on('data', (chunk) => String(chunk).includes('event: update') && follower.onUpdate?.());
      });
    });
    connection.on('error', reject).end();
  });
}

/** An operator moves an order. @returns the milliseconds until its follower knows; undefined when it never does */
async function change({ shop, adminKey }: FollowerBench, follower: Follower): Promise<number | undefined> {
  const started = performance.now();
  const informed = new Promise<number>((resolve) => {
    follower.onUpdate = () => resolve(performance.now() - started);
  });
  const body = { businessOrderId: follower.businessOrderId, status: 'store_accepted_picking' };
  const reply = await fetch(`${shop.api}/en-gb/api/admin/order-transition`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-admin-key': adminKey },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`The order did not move: ${reply.status} ${await reply.text()}`);
  return Promise.race([informed, pause(MISSED_AFTER_MS, undefined, { ref: false })]);
}

/** A thousand shoppers follow their own orders, of which some change: the time until each follower knows, and memory. */
export async function measureFollowers(bench: FollowerBench): Promise<Measured & { memory: FollowerMemory }> {
  const waiting = await placeCashOrders(bench, FOLLOWERS);
  // The orders have filled its memory.
  await bench.restartApi();
  const memory = () => ({
    api: residentMegabytes(bench.pidOf('commerce-api')),
    shell: residentMegabytes(bench.pidOf('shell')),
  });
  const followers: Follower[] = [];
  const open = async (orders: PlacedOrder[]) => {
    const work = async () => {
      for (let order = orders.pop(); order; order = orders.pop()) followers.push(await follow(bench, order));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await pause(SETTLE_MS);
  };
  await open(waiting.splice(0, FIRST_FOLLOWERS));
  const before = memory();
  await open(waiting);
  const after = memory();
  const share = FOLLOWERS / (FOLLOWERS - FIRST_FOLLOWERS);
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  for (const follower of followers.slice(0, CHANGES)) {
    await pause(Math.random() * BETWEEN_CHANGES_MS);
    const took = await change(bench, follower);
    if (took === undefined) failed += 1;
    else times.push(Math.round(took));
  }
  const seconds = (performance.now() - started) / 1_000;
  for (const { connection } of followers) connection.on('error', () => undefined).destroy();
  const sorted = times.sort((a, b) => a - b);
  return {
    rate: times.length / seconds,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    slowest: sorted.at(-1) ?? 0,
    failed,
    memory: { api: (after.api - before.api) * share, shell: (after.shell - before.shell) * share },
  };
}
