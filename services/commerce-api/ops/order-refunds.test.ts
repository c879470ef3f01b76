import type { ApiClient } from '@storefront/api/client';
import { setUpHostedPayments } from '../test-support/payments/hosted-payments';
import { runOps } from '../test-support/programs/run-ops';

const { world, consume, draft, move, payOnPage, pick, reconcile } = setUpHostedPayments();

test('an operator’s order says which of its refunds are not made yet', async () => {
  const { service, sandbox } = world;
  const of = await draft();
  const { businessOrderId } = (await consume(of, await payOnPage(of))).data;
  await pick(of);
  await sandbox.control('PUT', '/api/faults', { target: 'realex:rebate', kind: 'error', times: 1 });
  await move(of, 'order_cancelled');
  const call = async (_operation: string, { body }: { body: { businessOrderId: string } }) => ({
    ok: true,
    ...(await service.call('POST /admin/order', body, { admin: true })),
  });
  const printed = async () =>
    (await runOps({ call } as unknown as ApiClient, ['order', businessOrderId ?? ''])).filter((line) =>
      line.startsWith('Refund'),
    );
  expect(await printed()).toEqual([expect.stringMatching(/^Refund of £\d+\.\d\d, order: .* \(not made yet\)$/)]);
  await reconcile(31);
  expect(await printed()).toEqual([expect.stringMatching(/^Refunded {2}£\d+\.\d\d, order: [^(]*$/)]);
});
