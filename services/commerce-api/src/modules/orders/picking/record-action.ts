import type { Database } from '../../../database/database.types';
import type { OrderRow } from '../../../database/order-row';
import { type OrderAction, orderEvents } from '../../../database/schema/order';
import { newId } from '../../../ids';
import type { Actor } from '../../../states/actor';

interface Action {
  action: OrderAction;
  /** Why. */
  note: string;
  by: Actor;
}

/** Records what was done to an order without moving it to another status. @returns the id of the event */
export async function recordAction(
  tx: Database,
  { draftOrderId, storeId, status }: OrderRow,
  { action, note, by: { kind: actor, name: actorName } }: Action,
  now: Date,
): Promise<number> {
  const id = newId();
  await tx.insert(orderEvents).values({ id, draftOrderId, storeId, status, action, note, actor, actorName, at: now });
  return id;
}
