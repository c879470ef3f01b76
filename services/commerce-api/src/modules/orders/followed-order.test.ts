import { setUpAmendments } from '../../../test-support/amendments';
import type { Draft } from '../../../test-support/card-payments';

const { world, amend, changed, ordered, pay, statusOf, verify } = setUpAmendments();

const STRANGER = { guest: 'B'.repeat(43) };

/** The order as the link shows it, to the guest session that placed it or to another. */
async function follow(path: string, options: object = {}) {
  const token = decodeURIComponent(path.split('/follow-order/')[1] ?? '');
  return (await world.service.call('POST /checkout/followed-order', { token }, options)).data;
}

const pathOf = async (of: Draft) => (await verify(of)).data.followPath ?? '';

test('the session that placed an order sees what it may change by the link, and another sees only the order', async () => {
  const of = await ordered();
  const path = await pathOf(of);
  const { own, isReplaced } = await follow(path);
  expect(own).toMatchObject({
    draftOrderId: of.draftOrderId,
    cancellable: { until: expect.any(String) },
    amendable: { isBegun: false },
    replacedBy: null,
  });
  expect(isReplaced).toBe(false);
  for (const options of [STRANGER, { guest: undefined }]) expect((await follow(path, options)).own).toBeNull();
  await amend({ ...of, basketToken: own?.basketToken ?? '' });
  expect((await follow(path)).own?.amendable).toMatchObject({ isBegun: true });
});

test('what the link gives the session is enough to cancel the order', async () => {
  const of = await ordered();
  const path = await pathOf(of);
  const { own } = await follow(path);
  const body = { draftOrderId: of.draftOrderId, basketToken: own?.basketToken ?? '' };
  expect((await world.service.call('POST /checkout/order-cancel', body)).status).toBe(200);
  expect((await follow(path)).own).toMatchObject({ cancellable: null, amendable: null });
});

test('a changed order leads its own shopper to the new one, and tells others only that there is one', async () => {
  const of = await ordered();
  const path = await pathOf(of);
  const more = await changed(of, 8);
  const { businessOrderId } = (await pay(more)).data;
  expect(await statusOf(of)).toBe('order_cancelled');
  const followed = await follow(path);
  expect(followed).toMatchObject({ isReplaced: true, own: { replacedBy: { businessOrderId } } });
  const next = followed.own?.replacedBy?.followPath ?? '';
  expect((await follow(next)).businessOrderId).toBe(businessOrderId);
  const seen = await follow(path, STRANGER);
  expect(seen).toMatchObject({ isReplaced: true, own: null });
  expect(JSON.stringify(seen)).not.toContain(businessOrderId);
});
