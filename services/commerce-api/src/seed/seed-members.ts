import { and, eq, inArray } from 'drizzle-orm';
import type { DemoMember } from '../../demo/demo-data.types';
import type { Database } from '../database/database.types';
import { insertRows } from '../database/insert-rows';
import type { OrderRow } from '../database/order-row';
import { businesses } from '../database/schema/business';
import { items, storeItems } from '../database/schema/catalogue';
import { referralCodes } from '../database/schema/loyalty';
import { addresses, members } from '../database/schema/member';
import { orderEvents, orderLines, orders, paymentEvents, payments } from '../database/schema/order';
import { stores } from '../database/schema/store';
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

/** The lines of an order with their items and the store's prices. */
async function linesOf(db: Database, { lines, storeId }: DemoOrder) {
  const ordered = lines.map(({ itemId }) => itemId);
  const rows = await db
    .select({ item: items, price: storeItems.price })
    .from(storeItems)
    .innerJoin(items, eq(items.id, storeItems.itemId))
    .where(and(eq(storeItems.storeId, storeId), inArray(storeItems.itemId, ordered)));
  return lines.flatMap(({ itemId, quantity }, lineId) => {
    const listed = rows.find(({ item }) => item.id === itemId);
    return listed ? [{ ...listed, lineId, quantity }] : [];
  });
}

async function seedOrder(db: Database, member: DemoMember, order: DemoOrder): Promise<OrderRow> {
  const [shop] = await db
    .select({ minimumSpend: stores.minimumSpend, settings: businesses.settings })
    .from(stores)
    .innerJoin(businesses, eq(businesses.id, stores.businessId))
    .where(eq(stores.id, order.storeId));
  if (!shop) throw new Error(`Order ${order.number} names a store that does not exist`);
  const { orderPrefix, currency } = shop.settings;
  const lines = await linesOf(db, order);
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
    charges: { minimumSpend: shop.minimumSpend, freeDeliveryFrom: null, ...NO_FEES },
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
      businessOrderId: `${orderPrefix}-${order.number}`,
      businessId: member.businessId,
      storeId: order.storeId,
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
      currency,
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
        sku: item.code,
        gtin: item.gtin,
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
    .values({ ...payment, currency, state, createdAt: order.placedAt })
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

/** Members with their address books and past orders, which are charged the prices of the database. */
export async function seedMembers(db: Database, rows: readonly DemoMember[], now: Date): Promise<void> {
  for (const member of rows) {
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
      await settleOrderRewards(db, await seedOrder(db, member, order), 'delivered', order.placedAt);
  }
}
