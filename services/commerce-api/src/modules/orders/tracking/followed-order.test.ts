import { setUpAmendments } from '../../../../test-support/amendments';
import type { Draft } from '../../../../test-support/payments/card-payments';

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
  await amend(of);
  expect((await follow(path)).own?.amendable).toMatchObject({ isBegun: true });
});

test('a guest who ordered again still cancels the earlier order, with the basket of now and the session alone', async () => {
  const first = await ordered();
  const second = await ordered(undefined, (await verify(first)).data.basketToken ?? undefined);
  const now = (await verify(second)).data.basketToken ?? '';
  const cancel = (options: object = {}, basketToken = now) =>
    world.service.call('POST /checkout/order-cancel', { draftOrderId: first.draftOrderId, basketToken }, options);
  expect((await cancel(STRANGER)).problem.code).toBe('order_not_found');
  expect((await cancel({}, (await ordered()).basketToken)).problem.code).toBe('order_not_found');
  expect((await cancel()).status).toBe(200);
  const { own } = await follow(await pathOf(first));
  expect(own).toMatchObject({ cancellable: null, amendable: null });
});

test('the link of an order that was changed leads its shopper and others to the present state', async () => {
  const of = await ordered();
  const path = await pathOf(of);
  const more = await changed(of, 8);
  const { businessOrderId } = (await pay(more)).data;
  expect(await statusOf(of)).toBe('order_cancelled');
  const present = { businessOrderId, status: 'sent_to_store', itemCount: 8, isReplaced: false };
  expect(await follow(path)).toMatchObject({ ...present, own: { draftOrderId: more.draftOrderId, replacedBy: null } });
  expect(await follow(path, STRANGER)).toMatchObject({ ...present, own: null });
  expect(await pathOf(more)).toBe(path);
});
