import type { DayCloseSums } from '@storefront/api/entities/day-close';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { addedUp, amountsOf } from '../../../../test-support/day-close-amounts';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { type Database, rowsOf } from '../../../database/database.types';
import { orderEvents, orders, payments } from '../../../database/schema/order';

import { newId } from '../../../ids';
import type { OrderState } from '../../../states/order-status';
import { carryPayment } from '../../ledger/earlier-payment';
import { post, postCapture, postRelease } from '../../ledger/ledger';
import type { PaymentRow } from '../../ledger/payment-ledger';
import { finishRefund, type RefundRow, requestRefund } from '../../ledger/refunds';
import { grantReward } from '../../loyalty/member-rewards';
import { priceOrder } from '../../pricing/price-order';
import { pricePicked } from '../../pricing/price-picked';
import type { PricingLine } from '../../pricing/pricing.types';
import type { OrderSums } from './order-versions';
import { addMovement, noSums } from './sums';

let service: TestService;
let db: Database;
beforeAll(async () => {
  service = await createTestService();
  db = service.db;
});
afterAll(() => service.close());

/** Across the change of the clocks on 25 October 2026. */
const FIRST = Date.parse('2026-10-23T20:00:00Z');
const DAYS = ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29'];

const FATES = [
  'cash',
  'cash cancelled',
  'picked',
  'picked for less',
  'taken, then picked for less',
  'cancelled',
  'taken, then cancelled',
  'changed, then picked',
  'taken, then changed and picked',
  'changed at the second attempt',
  'never placed',
] as const;

interface Plan {
  fate: (typeof FATES)[number];
  storeId: number;
  /** How many of zero-rated goods, and of standard-rated ones; of both, how many less after a change or picking. */
  goods: [number, number];
  less: [number, number];
  code: string | null;
  tip: number;
  scheme: 'Visa' | 'Mastercard' | null;
  gateway: 'checkoutcom' | 'realex';
  start: number;
  gaps: number[];
}

const plans = fc.record<Plan>({
  fate: fc.constantFrom(...FATES),
  storeId: fc.constantFrom<number>(ids.store, ids.farStore, ids.otherStore),
  goods: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
  less: fc.tuple(fc.integer({ min: 0, max: 1 }), fc.constant(1)),
  code: fc.constantFrom('SAVE', 'L-23456789AB', null),
  tip: fc.constantFrom(0, 150),
  scheme: fc.constantFrom('Visa' as const, 'Mastercard' as const, null),
  gateway: fc.constantFrom('checkoutcom' as const, 'realex' as const),
  start: fc.integer({ min: 0, max: 2 * 24 * 60 }),
  gaps: fc.array(fc.integer({ min: 1, max: 20 * 60 }), { minLength: 4, maxLength: 4 }),
});

function priced({ goods, code, tip }: Plan, [zero, standard] = goods) {
  const line = (lineId: number, price: number, quantity: number, vatClass: PricingLine['vatClass']): PricingLine => ({
    lineId,
    itemId: lineId,
    categoryIds: [],
    price,
    optionsCost: 0,
    quantity,
    vatClass,
    isHfss: false,
  });
  return priceOrder({
    lines: [line(1, 333, zero, 'zero'), line(2, 907, standard, 'standard')].filter(({ quantity }) => quantity > 0),
    deals: [],
    coupon:
      code === null
        ? null
        : { kind: 'fixed', percent: null, amount: 211, minimumSpend: 0, itemIds: [], categoryIds: [] },
    method: 'delivery',
    slotFee: 299,
    charges: { minimumSpend: 0, freeDeliveryFrom: null, smallBasketFee: 100, smallBasketBelow: 1_000, bagFee: 20 },
    tip,
    tipLimit: null,
    at: new Date(FIRST),
    restrictHfss: false,
  });
}

function sumsOf(plan: Plan, goods = plan.goods): OrderSums {
  const { totals, fees, vat, coupon } = priced(plan, goods);
  return {
    totals: { ...totals, savings: 0 },
    total: totals.total,
    breakdown: {
      fees,
      vat,
      coupon: plan.code === null ? null : { code: plan.code, discount: coupon?.discount ?? 0, freesDelivery: false },
    },
  };
}

const lessOf = ({ goods, less }: Plan): [number, number] => [goods[0] - less[0], goods[1] - less[1]];

/** The sums after fewer were picked than ordered. */
function pickedSums(plan: Plan, from: OrderSums): OrderSums {
  const { lines, fees } = priced(plan);
  const left = lessOf(plan);
  const picks = pricePicked({
    lines: lines.map(({ lineId, ...agreed }, place) => ({
      agreed,
      asked: plan.goods[place] ?? 0,
      picked: left[place] ?? 0,
      weighed: null,
      substitute: null,
    })),
    fees,
    tip: plan.tip,
  });
  const discount = picks.lines.reduce((all, { breakdown }) => all + breakdown.couponSaving, 0);
  const coupon = from.breakdown?.coupon ?? null;
  return {
    totals: { ...from.totals, ...picks.totals },
    total: picks.totals.total,
    breakdown: { fees: picks.fees, vat: picks.vat, coupon: coupon && { ...coupon, discount } },
  };
}

async function placed(plan: Plan, sums: OrderSums, at: Date, status: OrderState = 'delivered') {
  const draftOrderId = newId();
  const isDraft = status === 'draft';
  const [order] = await db
    .insert(orders)
    .values({
      draftOrderId,
      orderId: isDraft ? null : newId(),
      businessOrderId: isDraft ? null : `TM-${draftOrderId}`,
      businessId: plan.storeId === ids.otherStore ? ids.otherBusiness : ids.business,
      storeId: plan.storeId,
      basketId: draftOrderId,
      status,
      fulfilmentMethod: 'delivery',
      contact: { firstName: 'A', lastName: 'B', email: 'a@example.test', phoneNumber: '+447700900123' },
      ...sums,
      currency: 'GBP',
      itemCount: 1,
      basketVersion: 1,
      createdAt: at,
      placedAt: isDraft ? null : at,
    })
    .returning();
  if (!order) throw new Error('No order');
  if (!isDraft) await event(draftOrderId, 'sent_to_store', at);
  return order;
}

const event = (draftOrderId: number, status: OrderState, at: Date) =>
  db.insert(orderEvents).values({ id: newId(), draftOrderId, status, at });

/** @param state `voided` for one that places no order */
async function begun(
  plan: Plan,
  draftOrderId: number,
  amount: number,
  at: Date,
  state: 'captured' | 'voided' = 'captured',
): Promise<PaymentRow> {
  const isCash = plan.fate.startsWith('cash');
  const [payment] = await db
    .insert(payments)
    .values({
      id: newId(),
      draftOrderId,
      method: isCash ? 'cash' : 'card',
      gateway: isCash ? 'cash' : plan.gateway,
      cardScheme: isCash ? null : plan.scheme,
      amount,
      currency: 'GBP',
      state,
      createdAt: at,
    })
    .returning();
  if (!payment) throw new Error('No payment');
  if (!isCash) await post(db, payment, 'authorisation', amount, at);
  return payment;
}

async function refund(
  payment: PaymentRow,
  of: Pick<RefundRow, 'kind' | 'amount'> & Partial<Pick<RefundRow, 'vat'>>,
  at: Date,
): Promise<void> {
  if (of.amount > 0) await finishRefund(db, payment, await requestRefund(db, payment, { reason: 'x', ...of }, at), at);
}

const isPickedFor = async (draftOrderId: number, { breakdown, totals, total }: OrderSums, agreed: OrderSums) =>
  db.update(orders).set({ breakdown, totals, total, agreed }).where(eq(orders.draftOrderId, draftOrderId));

/** Lives through an order as the service books it. */
async function liveThrough(made: Plan): Promise<void> {
  // A whole refund contains the tip, which is no part of its VAT.
  const plan = made.fate === 'taken, then cancelled' ? { ...made, tip: 0 } : made;
  const times = plan.gaps.map((_, step) => plan.gaps.slice(0, step).reduce((all, gap) => all + gap, plan.start));
  const [t0, t1, t2, t3] = times.map((minutes) => new Date(FIRST + minutes * 60_000)) as [Date, Date, Date, Date];
  const sums = sumsOf(plan);
  const { total } = sums;
  const cancelled = plan.fate.endsWith('cancelled');
  const order = await placed(
    plan,
    sums,
    t0,
    plan.fate === 'never placed' ? 'draft' : cancelled ? 'order_cancelled' : 'delivered',
  );
  const { draftOrderId: id } = order;
  const payment = await begun(plan, id, total, t0, plan.fate === 'never placed' ? 'voided' : 'captured');
  switch (plan.fate) {
    case 'cash':
      await post(db, payment, 'cash', total, t1);
      return refund(payment, { kind: 'goodwill', amount: 111 }, t2);
    case 'cash cancelled':
      await event(id, 'order_cancelled', t1);
      return;
    case 'picked':
      await event(id, 'picked', t1);
      await postCapture(db, payment, total, t2);
      return refund(payment, { kind: 'delivery', amount: 299, vat: [{ rate: 2_000, gross: 299, vat: 50 }] }, t3);
    case 'picked for less': {
      const less = pickedSums(plan, sums);
      await event(id, 'picked', t1);
      await isPickedFor(id, less, sums);
      return postCapture(db, payment, less.total, t2);
    }
    case 'taken, then picked for less': {
      const less = pickedSums(plan, sums);
      await postCapture(db, payment, total, t1);
      await event(id, 'picked', t2);
      await isPickedFor(id, less, sums);
      return refund(payment, { kind: 'picking', amount: total - less.total }, t3);
    }
    case 'cancelled':
      await event(id, 'order_cancelled', t1);
      return postRelease(db, payment, t2);
    case 'taken, then cancelled':
      await postCapture(db, payment, total, t1);
      await event(id, 'order_cancelled', t2);
      return refund(payment, { kind: 'order', amount: total, vat: sums.breakdown?.vat ?? [] }, t3);
    case 'changed, then picked':
    case 'taken, then changed and picked': {
      const isTaken = plan.fate.startsWith('taken');
      const changed = sumsOf(plan, lessOf(plan));
      if (isTaken) await postCapture(db, payment, total, t1);
      await event(id, 'order_cancelled', t2);
      const next = await placed(plan, changed, t2);
      await db.update(orders).set({ changedInto: next.draftOrderId }).where(eq(orders.draftOrderId, id));
      await carryPayment(db, payment, next);
      await event(next.draftOrderId, 'picked', t3);
      const carried = { ...payment, draftOrderId: next.draftOrderId };
      if (!isTaken) return postCapture(db, carried, changed.total, t3);
      return refund(carried, { kind: 'picking', amount: total - changed.total }, t3);
    }
    case 'changed at the second attempt': {
      const changed = sumsOf(plan, lessOf(plan));
      const next = await placed(plan, changed, t1, 'draft');
      const failed = await begun(plan, next.draftOrderId, changed.total, t1, 'voided');
      await postRelease(db, failed, t1);
      await event(id, 'order_cancelled', t2);
      await db.update(orders).set({ changedInto: next.draftOrderId }).where(eq(orders.draftOrderId, id));
      await db
        .update(orders)
        .set({ status: 'delivered', orderId: newId(), businessOrderId: `TM-${next.draftOrderId}`, placedAt: t2 })
        .where(eq(orders.draftOrderId, next.draftOrderId));
      await event(next.draftOrderId, 'sent_to_store', t2);
      const paid = await begun(plan, next.draftOrderId, changed.total, t2);
      await postRelease(db, payment, t2);
      return postCapture(db, paid, changed.total, t3);
    }
    case 'never placed':
      return postRelease(db, payment, t1);
  }
}

const close = async (business: string, day: string, to = day) => {
  const { status, data } = await service.call('POST /admin/day-close', { business, day, to }, { admin: true });
  expect(status).toBe(200);
  return data;
};

/** The ledger's sums of a day by business, store, gateway and kind, as PostgreSQL knows the days. */
const ledgerOf = (businessId: number, day: string) =>
  rowsOf<{ store: number; gateway: string; kind: string; amount: number }>(
    db,
    sql`select case when p.state = 'voided' then 0 else o.store_id end::int as store, p.gateway,
          case l.kind when 'authorisation' then 'authorised' when 'void' then 'voided' when 'refund' then 'refunded'
            else 'captured' end as kind, sum(l.amount)::int as amount
        from ledger_entries l join payments p on p.id = l.payment_id join orders o on o.draft_order_id = p.draft_order_id
        where o.business_id = ${businessId} and (l.at at time zone 'Europe/London')::date = ${day}::date
        group by 1, 2, 3`,
  );

const cancelledOn = async (businessId: number, day: string) =>
  (
    await rowsOf<{ count: number; amount: number }>(
      db,
      sql`select count(*)::int as count, coalesce(sum(o.total), 0)::int as amount
          from order_events e join orders o on o.draft_order_id = e.draft_order_id
          where e.status = 'order_cancelled' and o.changed_into is null and o.business_id = ${businessId}
            and (e.at at time zone 'Europe/London')::date = ${day}::date`,
    )
  )[0];

const named = (rows: readonly { gateway: string; kind: string; amount: number }[]) =>
  addedUp(rows.map(({ gateway, kind, amount }) => ({ [`${gateway} ${kind}`]: amount })));

const paymentsOf = ({ payments: by }: DayCloseSums) =>
  named(
    by.flatMap(({ gateway, authorised, voided, captured, refunded }) =>
      Object.entries({ authorised, voided, captured, refunded }).map(([kind, amount]) => ({ gateway, kind, amount })),
    ),
  );

function expectToAddUp({ sales, refunds, payments: by }: DayCloseSums): void {
  const sum = (of: 'captured' | 'refunded') => by.reduce((all, one) => all + one[of], 0);
  const { goods, deals, coupons, rewards, deliveryFees, smallBasketFees, bagFees, tips, other } = sales;
  expect(sales.total).toBe(sum('captured'));
  expect(refunds.reduce((all, { amount }) => all + amount, 0)).toBe(sum('refunded'));
  expect(goods - deals - coupons - rewards + deliveryFees + smallBasketFees + bagFees + tips + other).toBe(sales.total);
  expect(sales.vat.reduce((all, { gross }) => all + gross, sales.vatUnknown + tips + other)).toBe(sales.total);
  // Every amount was taken for the sums that the order had then.
  expect([other, sales.vatUnknown]).toEqual([0, 0]);
  for (const { kind, amount, vat } of refunds)
    if (kind !== 'goodwill') expect([kind, vat.reduce((all, { gross }) => all + gross, 0)]).toEqual([kind, amount]);
}

test('what a member’s reward takes off is no coupon', async () => {
  const grant = { businessId: ids.business, memberId: ids.member, amount: 211 };
  const codes = await Promise.all(
    (['loyalty', 'referral'] as const).map(async (source) =>
      grantReward(db, { ...grant, source, key: 'of a test' }, service.clock.now()),
    ),
  );
  const sums = noSums();
  for (const code of ['SAVE', ...codes.map((reward) => reward?.code ?? '')]) {
    const [plan] = fc.sample(plans, 1);
    if (!plan) throw new Error('No plan');
    const taken = sumsOf({ ...plan, code });
    const of = { storeId: ids.store, gateway: 'checkoutcom', scheme: 'Visa', refund: undefined } as const;
    addMovement(sums, { ...of, kind: 'capture', amount: taken.total, taken });
  }
  expect(sums.sales).toMatchObject({ count: 3, coupons: 211, rewards: 422, other: 0 });
});

// Cases share one database: the sums are those of all that came before.
test('the sums of every day are those of the ledger, and stores and days add up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(plans, { minLength: 4, maxLength: 10 }), async (made) => {
      for (const plan of made) await liveThrough(plan);
      for (const [business, businessId] of [
        ['Testmarket', ids.business],
        ['Testhouse', ids.otherBusiness],
      ] as const) {
        const days = [];
        for (const day of DAYS) {
          const { total, stores } = await close(business, day);
          const ledger = await ledgerOf(businessId, day);
          expectToAddUp(total);
          expect(paymentsOf(total)).toEqual(named(ledger));
          expect(total.cancellations).toEqual(await cancelledOn(businessId, day));
          for (const { storeId, sums } of stores)
            expect(paymentsOf(sums)).toEqual(named(ledger.filter(({ store }) => store === (storeId ?? 0))));
          expect(addedUp(stores.map(({ sums }) => amountsOf(sums)))).toEqual(amountsOf(total));
          days.push(amountsOf(total));
        }
        const whole = await close(business, DAYS[0] ?? '', DAYS.at(-1));
        expect(amountsOf(whole.total)).toEqual(addedUp(days));
      }
    }),
    // A smaller case would find the sums of the larger ones.
    { numRuns: 8, endOnFailure: true },
  );
});
