import type { ApiClient } from '@storefront/api/client';
import { runOps } from '../../test-support/programs/run-ops';
import { setUpWebhooks } from '../../test-support/webhooks';

const { world, place, send } = setUpWebhooks();

/** Calls the service as the commands of an operator do. */
const client = {
  async call(key: 'POST /admin/webhooks', { body }: { body: object }) {
    const { status, data, problem } = await world.service.call(key, body as never, { admin: true });
    return status === 200 ? { ok: true, data } : { ok: false, error: problem };
  },
} as unknown as ApiClient;
const ops = async (...words: string[]) => (await runOps(client, ['webhooks', ...words])).join('\n');

test('an operator adds, lists, rotates, disables and removes an endpoint, and sees and repeats its deliveries', async () => {
  const at = ['--business', 'Testmarket', '--url', world.origin];
  const added = await ops('add', ...at, '--event', 'order.placed', '--event', 'stock.low', '--low-stock', '3');
  const [, id = ''] = /^Endpoint (\d+) is added\. .*\nwhsec_\S+$/.exec(added) ?? [];
  expect(await ops()).toMatch(
    new RegExp(`^${id} +${world.origin} +order\\.placed, stock\\.low .* by Administrator`, 'm'),
  );
  await place();
  await send();
  const listed = await ops('deliveries');
  const [, delivery = ''] = new RegExp(`^(\\d+) +${id} +order\\.placed +evt_\\d+ .* 1 `, 'm').exec(listed) ?? [];
  expect(await ops('deliveries', '--failed')).toMatch(/^0 deliveries$/m);
  expect(await ops('resend', delivery)).toBe('1 queued');
  expect(await ops('replay', id, '--since', '2026-01-01T00:00:00Z')).toBe('1 queued');
  expect(await ops('rotate', id)).toMatch(/has a new secret, shown only now:\nwhsec_\S+$/);
  expect(await ops('disable', id)).toBe(`Endpoint ${id} is disabled`);
  expect(await ops()).toContain('(operator)');
  await expect(ops('resend', delivery)).rejects.toThrow('The endpoint is disabled');
  expect(await ops('remove', id)).toBe(`Endpoint ${id} is removed`);
  expect(await ops()).toMatch(/^0 endpoints$/m);
  await expect(ops('add', ...at, '--event', 'order.eaten')).rejects.toThrow(
    'Unknown event: order.eaten. --event order.placed,',
  );
  await expect(ops('add', ...at)).rejects.toThrow('Which events?');
  await expect(ops('remove', id)).rejects.toThrow('Endpoint not found');
});
