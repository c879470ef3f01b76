import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Outcomes, ShopperOrders } from './shoppers.types';

const program = fileURLToPath(new URL('./shoppers.ts', import.meta.url));

function startShoppers(orders: ShopperOrders): ChildProcess {
  const child = fork(program, { execArgv: ['--import', 'tsx'], env: { ...process.env, NODE_OPTIONS: '' } });
  child.send(orders);
  return child;
}

/** Makes several processes of shoppers reserve one slot at the same moment. @returns the outcomes and the duration */
export async function raceForSlot(
  orders: ShopperOrders,
  processes: number,
): Promise<{ outcomes: Outcomes; ms: number }> {
  const share = { ...orders, shoppers: orders.shoppers / processes };
  const children = Array.from({ length: processes }, () => startShoppers(share));
  await Promise.all(children.map((child) => once(child, 'message')));
  const started = Date.now();
  const answers = children.map((child) => once(child, 'message'));
  for (const child of children) child.send('go');
  const outcomes: Outcomes = {};
  for (const [counts] of (await Promise.all(answers)) as [Outcomes][]) {
    for (const [outcome, count] of Object.entries(counts)) outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
  }
  return { outcomes, ms: Date.now() - started };
}
