import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { basketLines, baskets } from '../../../database/schema/basket';
import { orders } from '../../../database/schema/order';
import { recordTransition } from '../../../database/transitions';
import { newId, newToken } from '../../../ids';
import { Problem } from '../../../problem';
import type { Business } from '../../businesses/businesses.repository';
import { heldSlot, moveReservation, releasePlace } from '../../slots/reservation.repository';
import {
  type BasketRow,
  changeBasket,
  createBasket,
  findOpenBasket,
  type LineRow,
  linesOf,
} from '../basket.repository';
import { assertWithinLimits } from '../lines/basket-limits';
import { moveSavedItems } from '../saved-items/saved-items.repository';
import { hasOpenPayment } from './has-open-payment';
import { NO_DETAILS } from './personal-details';

interface Login {
  business: Business;
  memberId: number;
  /** The basket of the device that logs in. */
  basketToken: string | undefined;
  now: Date;
}

/**
 * The member's basket on any device, locked: one with items, and of these the most recently used. A basket that changes
 * an order is none of them.
 */
async function lockBasketOfMember(tx: Database, { business, memberId }: Login): Promise<BasketRow | undefined> {
  const hasLines = sql`exists (select from ${basketLines} where ${basketLines.basketId} = ${baskets.id})`;
  const [own] = await tx
    .select()
    .from(baskets)
    .where(
      and(
        eq(baskets.memberId, memberId),
        eq(baskets.businessId, business.id),
        eq(baskets.state, 'open'),
        isNull(baskets.amendsDraftOrderId),
      ),
    )
    .orderBy(desc(hasLines), desc(baskets.updatedAt), desc(baskets.id))
    .limit(1)
    .for('update');
  return own;
}

/** The baskets' lines fit into one basket. */
function fits(business: Business, own: readonly LineRow[], added: readonly LineRow[]): boolean {
  const all = [...own];
  try {
    for (const line of added) {
      assertWithinLimits(business, all, { itemId: line.itemId, more: line.quantity });
      all.push(line);
    }
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}

/** A guest's orders name the token of the basket that followed them, by which the guest reads them. */
async function renameNextBasket(tx: Database, from: string, to: string): Promise<void> {
  await tx.update(orders).set({ nextBasketToken: to }).where(eq(orders.nextBasketToken, from));
}

/** Marks the device's basket as joined with the member's: its token leads there. */
async function endJoined(tx: Database, own: BasketRow, device: BasketRow, now: Date): Promise<void> {
  await moveSavedItems(tx, device.id, own.id);
  const joined = { ...NO_DETAILS, state: 'joined' as const, joinedInto: own.id, memberId: own.memberId };
  await changeBasket(tx, device, joined, now);
  await renameNextBasket(tx, device.token, own.token);
}

/** The device's choice for all lines is the latest, unless nobody has made one there. */
function substituteOfBoth(own: BasketRow, device: BasketRow) {
  const { substituteForAll, isSubstituteChosen } = device.isSubstituteChosen ? device : own;
  return { substituteForAll, isSubstituteChosen };
}

/** Moves the device's lines, slot and method into the member's basket, and ends the device's basket. */
async function moveInto(tx: Database, own: BasketRow, device: BasketRow, now: Date): Promise<BasketRow> {
  const deviceLines = await linesOf(tx, device.id);
  const ownLines = await linesOf(tx, own.id);
  await tx.update(basketLines).set({ joined: true }).where(eq(basketLines.basketId, own.id));
  for (const line of deviceLines) {
    const twin = ownLines.find(({ itemId, optionsKey }) => itemId === line.itemId && optionsKey === line.optionsKey);
    if (!twin) {
      await tx.update(basketLines).set({ basketId: own.id }).where(eq(basketLines.id, line.id));
      continue;
    }
    // The device's choices are the shopper's latest.
    const { substitution, substitute, instructions } = line;
    const change = {
      quantity: twin.quantity + line.quantity,
      ...(substitute && { substitution, substitute }),
      instructions: instructions ?? twin.instructions,
    };
    await tx.update(basketLines).set(change).where(eq(basketLines.id, twin.id));
    await tx.delete(basketLines).where(eq(basketLines.id, line.id));
  }
  const isMoved = await moveReservation(tx, device.id, own.id, now);
  // A hold that has expired is released with the device's basket.
  if (!isMoved) await releasePlace(tx, device.id);
  if (!isMoved && own.fulfilmentMethod !== device.fulfilmentMethod) await releasePlace(tx, own.id);
  await endJoined(tx, own, device, now);
  const { fulfilmentMethod } = device;
  const choice = substituteOfBoth(own, device);
  const { couponId, couponCode } = device.couponId === null ? own : device;
  const tip = device.tip || own.tip;
  await recordTransition(tx, 'basket', 'apart', 'joined');
  return changeBasket(tx, own, { fulfilmentMethod, tip, couponId, couponCode, ...choice }, now);
}

/**
 * The device's basket becomes the member's. A guest's gets a new token, because the old one may be known to others; for a
 * while the old one still leads there, for requests that are under way.
 */
async function takeOverBasket(tx: Database, device: BasketRow, memberId: number, now: Date): Promise<BasketRow> {
  if (device.memberId !== null) return changeBasket(tx, device, NO_DETAILS, now);
  const taken = await changeBasket(tx, device, { ...NO_DETAILS, memberId, token: newToken() }, now);
  await renameNextBasket(tx, device.token, taken.token);
  const { businessId, storeId, fulfilmentMethod, token } = device;
  const ended = { businessId, storeId, fulfilmentMethod, token, memberId, createdAt: device.createdAt, updatedAt: now };
  await tx.insert(baskets).values({ ...ended, id: newId(), state: 'joined', joinedInto: device.id });
  return taken;
}

/**
 * The basket of a member who has just logged in. Items that a guest chose on this device are joined with the member's
 * basket from other devices; the basket then reports what came from there. Two baskets of different stores, above the
 * limits of one basket or with an open payment stay apart, and the member continues with the device's.
 * A basket that another member filled is not taken over.
 */
export async function joinBaskets(tx: Database, login: Login): Promise<BasketRow | undefined> {
  const { business, memberId, basketToken, now } = login;
  const own = await lockBasketOfMember(tx, login);
  const found = basketToken ? await findOpenBasket(tx, business.id, basketToken) : undefined;
  if (found && own?.id === found.id) return own;
  const device = found && (await lockBasket(tx, found));
  if (!device) return own;
  if (device.memberId !== null && device.memberId !== memberId) return own ?? emptyBasketLike(tx, device, login);
  const takeOver = () => takeOverBasket(tx, device, memberId, now);
  if (!own) return takeOver();
  const [ownLines, deviceLines] = [await linesOf(tx, own.id), await linesOf(tx, device.id)];
  if (ownLines.length === 0) {
    await moveSavedItems(tx, own.id, device.id);
    return takeOver();
  }
  const isFree =
    device.amendsDraftOrderId === null && !(await hasOpenPayment(tx, own)) && !(await hasOpenPayment(tx, device));
  const holdsPlace = (await heldSlot(tx, device.id, now)) !== undefined;
  if (deviceLines.length === 0 && isFree && !holdsPlace) {
    await releasePlace(tx, device.id);
    await endJoined(tx, own, device, now);
    return own;
  }
  const isOneStore = own.storeId === device.storeId;
  return isFree && isOneStore && fits(business, ownLines, deviceLines) ? moveInto(tx, own, device, now) : takeOver();
}

async function lockBasket(tx: Database, { id }: BasketRow): Promise<BasketRow | undefined> {
  const [row] = await tx
    .select()
    .from(baskets)
    .where(and(eq(baskets.id, id), eq(baskets.state, 'open')))
    .for('update');
  return row;
}

/** An empty basket at the same store, in place of another member's. */
function emptyBasketLike(tx: Database, { storeId, fulfilmentMethod }: BasketRow, { business, memberId, now }: Login) {
  return createBasket(tx, { businessId: business.id, memberId, storeId, fulfilmentMethod }, now);
}
