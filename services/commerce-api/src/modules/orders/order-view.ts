import type { Order, OrderSummary } from '@storefront/api/entities/order';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { isPlaced, type OrderRow, type PlacedOrder } from '../../database/order-row';
import { businesses } from '../../database/schema/business';
import { orderEvents, orderLines } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import { displayPhone } from '../../formats/display-phone';
import { refuse } from '../../problem';
import { type OrderState, statusCodes, statusTexts } from '../../states/order-status';
import { lastPayment } from '../ledger/payments.repository';
import { refundsOf } from '../ledger/refunds';
import { collectionPlace } from '../stores/collection-place';
import { reviewOf } from './review-of-order';

const isVisible = (state: OrderState): state is OrderStatus => state !== 'draft';

export function statusFields(status: OrderStatus) {
  return { status, statusCode: statusCodes[status] ?? null, statusText: statusTexts[status] };
}

export function orderSummary(row: PlacedOrder, storeName: string): OrderSummary {
  return {
    businessOrderId: row.businessOrderId,
    orderId: row.orderId,
    draftOrderId: row.draftOrderId,
    ...statusFields(row.status),
    storeId: row.storeId,
    storeName,
    fulfilmentMethod: row.fulfilmentMethod,
    placedAt: row.placedAt.toISOString(),
    slotStartsAt: row.slotStartsAt?.toISOString() ?? null,
    slotEndsAt: row.slotEndsAt?.toISOString() ?? null,
    itemCount: row.itemCount,
    total: row.total,
    currency: row.currency,
  };
}

export async function eventsOf(db: Database, draftOrderId: number) {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.draftOrderId, draftOrderId), isNull(orderEvents.action)))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  return rows.flatMap(({ status, at }) => (isVisible(status) ? [{ status, at: at.toISOString() }] : []));
}

function lineView(row: typeof orderLines.$inferSelect): Order['lines'][number] {
  const { id: lineId, draftOrderId: _, position: __, agreed: ___, itemId: menuItemId, substituted, ...rest } = row;
  const { decidedAt: _at, decidedBy: _by, ...line } = rest;
  const { itemId, ...substitute } = substituted ?? { itemId: 0 };
  const gone = line.picked === null ? 0 : line.quantity - line.picked - (substituted?.quantity ?? 0);
  return {
    lineId,
    menuItemId,
    ...line,
    substituted: 'name' in substitute ? { menuItemId: itemId, ...substitute } : null,
    missing: gone,
  };
}

type AgeOfLine = Pick<typeof orderLines.$inferSelect, 'picked' | 'substituted' | 'confirmedAge'>;

/** The age to prove at the door or counter: the highest of the items that are brought, also in place of others. */
export function proofOfAge(lines: readonly AgeOfLine[]): number | null {
  const brought = lines.filter(({ picked, substituted }) => picked !== 0 || substituted);
  return Math.max(0, ...brought.map(({ confirmedAge }) => confirmedAge ?? 0)) || null;
}

/** A placed order with all of its data. */
export async function orderView(db: Database, row: OrderRow | undefined): Promise<Order> {
  if (!isPlaced(row)) throw refuse('order_not_found', 'Unable to view order, please try again.');
  const { draftOrderId } = row;
  const [found] = await db
    .select({ store: stores, settings: businesses.settings })
    .from(stores)
    .innerJoin(businesses, eq(businesses.id, stores.businessId))
    .where(eq(stores.id, row.storeId));
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, draftOrderId))
    .orderBy(asc(orderLines.position));
  const payment = await lastPayment(db, draftOrderId);
  return {
    ...orderSummary(row, found?.store.name ?? ''),
    storePhone: found?.store.phone ?? found?.settings.contactPhone ?? null,
    ...(found &&
      row.fulfilmentMethod === 'collection' &&
      collectionPlace(found.store, row.slotStartsAt, found.settings.timeZone)),
    lines: lines.map(lineView),
    proofOfAge: proofOfAge(lines),
    totals: row.totals,
    agreedTotal: row.agreed?.total ?? null,
    refunds: await refundsOf(db, draftOrderId),
    breakdown: row.breakdown,
    payment: payment
      ? {
          paymentId: payment.id,
          method: payment.method,
          state: payment.state,
          amount: payment.captureAmount ?? row.total,
          card:
            payment.cardScheme && payment.cardLastFour
              ? { scheme: payment.cardScheme, lastFour: payment.cardLastFour }
              : null,
        }
      : null,
    contact: {
      ...row.contact,
      phoneNumberDisplay: displayPhone(row.contact.phoneNumber, found?.settings.country ?? ''),
    },
    deliveryAddress: row.deliveryAddress,
    instructions: row.instructions,
    events: await eventsOf(db, draftOrderId),
    review: await reviewOf(db, row.orderId),
  };
}
