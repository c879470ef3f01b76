import type { DemoData, DemoMember } from '../../demo/demo-data.types';
import type { Database } from '../database/database.types';
import { insertRows } from '../database/insert-rows';
import type { OrderRow } from '../database/order-row';
import { referralCodes } from '../database/schema/loyalty';
import { addresses, members } from '../database/schema/member';
import { orderEvents, orderLines, orders, paymentEvents, payments } from '../database/schema/order';
import { newId } from '../ids';
import { hashPassword } from '../modules/auth/passwords/password';
import { post } from '../modules/ledger/ledger';
import { settleOrderRewards } from '../modules/loyalty/settle-order-rewards';
import { priceOrder } from '../modules/pricing/price-order';
import type { LineBreakdown, PricedOrder } from '../modules/pricing/pricing.types';
import { cashEvents } from './cash-events';

/** Past orders were charged for goods and delivery only. */
const NO_FEES = { smallBasketFee: 0, smallBasketBelow: 0, bagFee: 0 };

function pricedLine({ lines }: PricedOrder, id: number): LineBreakdown {
  const line = lines.find(({ lineId }) => lineId === id);
  if (!line) throw new Error(`Line ${id} was not priced`);
  return line;
}

type DemoOrder = DemoMember['orders'][number];

async function seedOrder(db: Database, data: DemoData, member: DemoMember, order: DemoOrder): Promise<OrderRow> {
  const business = data.businesses.find(({ id }) => id === member.businessId);
  const store = data.stores.find(({ id }) => id === order.storeId);
  if (!business || !store) throw new Error(`Order ${order.number} names a business or a store that does not exist`);
  const lines = order.lines.flatMap(({ itemId, quantity }, place) => {
    const item = data.items.find(({ id }) => id === itemId);
    const listed = data.storeItems.find((row) => row.itemId === itemId && row.storeId === order.storeId);
    if (!item || !listed) return [];
    return [{ item, lineId: place, quantity, price: listed.price }];
  });
  const priced = priceOrder({
    lines: lines.map(({ item, ...line }) => ({
      ...line,
      itemId: item.id,
      categoryIds: [item.categoryId],
      optionsCost: 0,
      vatClass: item.vatClass,
      isHfss: item.hfss,
    })),
    deals: [],
    coupon: null,
    method: order.fulfilmentMethod,
    slotFee: order.deliveryFee,
    charges: { minimumSpend: store.minimumSpend, freeDeliveryFrom: null, ...NO_FEES },
    tip: order.tip,
    tipLimit: null,
    at: order.placedAt,
    restrictHfss: false,
  });
  const totals = { ...priced.totals, savings: 0 };
  const { addressId: _none, ...home } = { addressId: 0, ...member.addresses[0] };
  const { id: _id, isDefault: _default, ...deliveryAddress } = home;
  const [row] = await db
    .insert(orders)
    .values({
      draftOrderId: order.id,
      orderId: order.id,
      businessOrderId: `${business.orderPrefix}-${order.number}`,
      businessId: business.id,
      storeId: store.id,
      // The basket no longer exists; a new id satisfies the unique constraint.
      basketId: order.id,
      memberId: member.id,
      status: order.status,
      fulfilmentMethod: order.fulfilmentMethod,
      contact: {
        firstName: member.firstname,
        lastName: member.lastname,
        email: member.emailAddress,
        phoneNumber: member.mobileContactNumber ?? '+442079460000',
      },
      deliveryAddress:
        order.fulfilmentMethod === 'delivery' && 'addressLine1' in deliveryAddress
          ? (deliveryAddress as typeof orders.$inferInsert.deliveryAddress)
          : null,
      totals,
      total: totals.total,
      breakdown: { fees: priced.fees, vat: priced.vat, coupon: null },
      currency: business.currency,
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      basketVersion: 1,
      slotStartsAt: order.slotStartsAt,
      slotEndsAt: order.slotEndsAt,
      createdAt: order.placedAt,
      placedAt: order.placedAt,
    })
    .returning();
  if (!row) throw new Error(`Order ${order.number} was not saved`);
  await insertRows(
    db,
    orderEvents,
    order.events.map(({ status, at }) => ({ id: newId(), draftOrderId: order.id, status, at })),
  );
  await insertRows(
    db,
    orderLines,
    lines.map(({ item, lineId, quantity }, position) => {
      const { lineId: _place, ...breakdown } = pricedLine(priced, lineId);
      return {
        id: newId(),
        draftOrderId: order.id,
        itemId: item.id,
        name: item.name,
        images: item.images,
        quantity,
        options: [],
        unitTotal: breakdown.unitTotal,
        lineTotal: breakdown.gross,
        breakdown,
        position,
      };
    }),
  );
  const moves = cashEvents(order);
  const payment = {
    id: newId(),
    draftOrderId: order.id,
    method: 'cash' as const,
    gateway: 'cash' as const,
    amount: totals.total,
  };
  const state = moves.at(-1)?.state ?? 'created';
  const [saved] = await db
    .insert(payments)
    .values({ ...payment, currency: business.currency, state, createdAt: order.placedAt })
    .returning();
  await insertRows(
    db,
    paymentEvents,
    moves.map((move) => ({ id: newId(), paymentId: payment.id, state: move.state, amount: totals.total, at: move.at })),
  );
  for (const move of moves) {
    if (!saved) break;
    if (move.state === 'captured') await post(db, saved, 'cash', totals.total, move.at);
    if (move.state === 'refunded') await post(db, saved, 'refund', totals.total, move.at);
  }
  return row;
}

export async function seedMembers(db: Database, data: DemoData, now: Date): Promise<void> {
  for (const member of data.members) {
    const { addresses: book, orders: history, password, sharingCode, isVerified, ...row } = member;
    const passwordHash = await hashPassword(password);
    await insertRows(db, members, [
      {
        ...row,
        emailAddress: row.emailAddress.toLowerCase(),
        verifiedEmail: isVerified ? row.emailAddress.toLowerCase() : null,
        passwordHash,
        createdAt: now,
      },
    ]);
    if (sharingCode)
      await insertRows(db, referralCodes, [
        { memberId: row.id, businessId: row.businessId, code: sharingCode, createdAt: now },
      ]);
    await insertRows(
      db,
      addresses,
      book.map((address) => ({ ...address, memberId: member.id })),
    );
    for (const order of history)
      await settleOrderRewards(db, await seedOrder(db, data, member, order), 'delivered', order.placedAt);
  }
}
