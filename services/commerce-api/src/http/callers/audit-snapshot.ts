import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { apiKeys } from '../../database/schema/api-key';
import { banners, deals } from '../../database/schema/catalogue';
import { handhelds } from '../../database/schema/handheld';
import { operatorStores, operators } from '../../database/schema/operator';
import { deliveryZones, slotTemplates } from '../../database/schema/slots';
import { stores } from '../../database/schema/store';
import { webhookEndpoints } from '../../database/schema/webhook';

export type Snapshot = Record<string, unknown>;
type Read = (db: Database, id: number) => Promise<Snapshot | undefined>;

/** What of a row can be changed, by the field that names it; no secret is part of it. */
const READERS: Readonly<Record<string, Read>> = {
  async operatorId(db, id) {
    const { name, role, withdrawnAt } = operators;
    const [row] = await db.select({ name, role, withdrawnAt }).from(operators).where(eq(operators.id, id));
    const stores = await db.select().from(operatorStores).where(eq(operatorStores.operatorId, id));
    return row && { ...row, storeIds: stores.length > 0 ? stores.map(({ storeId }) => storeId) : null };
  },
  async apiKeyId(db, id) {
    const { name, scopes, storeIds, expiresAt, revokedAt } = apiKeys;
    const columns = { name, scopes, storeIds, expiresAt, revokedAt };
    const [row] = await db.select(columns).from(apiKeys).where(eq(apiKeys.id, id));
    return row;
  },
  async handheldId(db, id) {
    const { name, storeId, withdrawnAt } = handhelds;
    const [row] = await db.select({ name, storeId, withdrawnAt }).from(handhelds).where(eq(handhelds.id, id));
    return row;
  },
  async storeId(db, id) {
    const { closed, guestCheckout, minimumSpend, freeDeliveryFrom, orderDaysInAdvance } = stores;
    const { openingHours, specialDays } = stores;
    const settings = { closed, guestCheckout, minimumSpend, freeDeliveryFrom, orderDaysInAdvance };
    const [row] = await db
      .select({ ...settings, openingHours, specialDays })
      .from(stores)
      .where(eq(stores.id, id));
    return row;
  },
  async zoneId(db, id) {
    const { name, prefixes, withinMetres, fee, feeAdded, ordersPerSlot, unitsPerSlot } = deliveryZones;
    const values = { name, prefixes, withinMetres, fee, feeAdded, ordersPerSlot, unitsPerSlot };
    const [row] = await db
      .select({ zoneId: deliveryZones.id, ...values })
      .from(deliveryZones)
      .where(eq(deliveryZones.id, id));
    return row;
  },
  async endpointId(db, id) {
    const { url, events, lowStockAt, disabledAt } = webhookEndpoints;
    const columns = { url, events, lowStockAt, disabledAt };
    const [row] = await db.select(columns).from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    return row;
  },
  async bannerId(db, id) {
    const [row] = await db.select().from(banners).where(eq(banners.id, id));
    if (!row) return undefined;
    const { id: bannerId, businessId: _business, slug: _slug, ...values } = row;
    return { bannerId, ...values };
  },
  async templateId(db, id) {
    const { fulfilmentMethod, days, starts, ends, capacity, fee, leadMinutes, orderBy } = slotTemplates;
    const [row] = await db
      .select({ fulfilmentMethod, days, starts, ends, capacity, fee, leadMinutes, orderBy })
      .from(slotTemplates)
      .where(eq(slotTemplates.id, id));
    return row;
  },
  async dealId(db, id) {
    const { name, text, description, price, quantity, percent, amount, minimumSpend, startsAt, endsAt } = deals;
    const values = { name, text, description, price, quantity, percent, amount, minimumSpend, startsAt, endsAt };
    const [row] = await db
      .select({ dealId: deals.id, ...values })
      .from(deals)
      .where(eq(deals.id, id));
    return row;
  },
};

/** The number under a field's name, in an object or in one of its own objects: a reply nests what it has added. */
function idIn(value: unknown, field: string, depth = 1): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const found = fields[field];
  if (typeof found === 'number') return found;
  if (depth === 0) return undefined;
  return Object.values(fields)
    .map((one) => idIn(one, field, depth - 1))
    .find((one) => one !== undefined);
}

/** Operations that change the settings of the store that they name; others name one for what happens in it. */
const CHANGES_STORE = new Set(['deskStoreChange']);

/** What an operator, key, endpoint, store, zone, banner, weekly time or deal is like that a body or a reply names; undefined where it names none. */
export async function snapshotOf(db: Database, named: unknown, operationId: string): Promise<Snapshot | undefined> {
  for (const [field, read] of Object.entries(READERS)) {
    if (field === 'storeId' && !CHANGES_STORE.has(operationId)) continue;
    const id = idIn(named, field);
    if (id !== undefined) return read(db, id);
  }
  return undefined;
}
