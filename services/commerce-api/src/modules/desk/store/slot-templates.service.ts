import { SLOT_TEMPLATES_MAX } from '@storefront/api/constants';
import type { SlotTemplate, SlotTemplateValues } from '@storefront/api/entities/desk/slot-template';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { slotTemplates } from '../../../database/schema/slots';
import { stores } from '../../../database/schema/store';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import { canonicalJson } from '../../businesses/canonical-json';
import { renewSlots, templatesOf } from '../../import/apply/renew-slots';
import { lockPlacesOf } from '../../slots/reservation.repository';
import { storeOfOperator } from '../store-of-operator';
import { checkSlotTemplate } from './check-slot-template';

type Template = typeof slotTemplates.$inferSelect;

const valuesOf = ({
  fulfilmentMethod,
  days,
  starts,
  ends,
  capacity,
  fee,
  leadMinutes,
  orderBy,
}: Template): SlotTemplateValues => ({
  ...{ fulfilmentMethod, days: days.toSorted((a, b) => a - b), starts, ends, capacity, fee, leadMinutes, orderBy },
});

const viewOf = (template: Template): SlotTemplate => ({
  templateId: template.id,
  values: valuesOf(template),
  pool: template.pool,
  zones: template.zones,
});

/** The times that a store offers week after week, in the order of a day. @throws Problem store_not_found */
export async function listSlotTemplates(
  db: Database,
  { storeId }: BodyOf<'POST /desk/slot-templates'>,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /desk/slot-templates'>> {
  await storeOfOperator(db, operator, storeId);
  const order = ({ starts, ends, id }: Template) => `${starts} ${ends} ${id}`;
  const all = await templatesOf(db, storeId);
  return { templates: all.sort((a, b) => order(a).localeCompare(order(b))).map(viewOf) };
}

type Save = (tx: Database, former: readonly Template[]) => Promise<Template>;

/** Saves a template and brings the coming slots up to date. Orders and held places stay in slots that end. */
async function renewWith(
  db: Database,
  { storeId, operator, now }: { storeId: number; operator: CallingOperator; now: Date },
  save: Save,
): Promise<ReplyOf<'POST /desk/slot-template-change'>> {
  const { settings } = await storeOfOperator(db, operator, storeId);
  return inTransaction(db, async (tx) => {
    // In the order of a payment, which would otherwise wait for this while this waits for it.
    await lockPlacesOf(tx, [storeId], now);
    // One change of a store's times after the other: each is checked against the others.
    await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('update');
    const former = await templatesOf(tx, storeId);
    const template = await save(tx, former);
    const slots = await renewSlots(tx, storeId, { now, zone: settings.timeZone, former });
    return { template: viewOf(template), slots };
  });
}

/**
 * Offers a new time week after week.
 * @throws Problem slot_template_invalid, slot_templates_full, store_not_found
 */
export const addSlotTemplate = (
  db: Database,
  { storeId, set }: BodyOf<'POST /desk/slot-template-add'>,
  operator: CallingOperator,
  now: Date,
) =>
  renewWith(db, { storeId, operator, now }, async (tx, former) => {
    if (former.length >= SLOT_TEMPLATES_MAX) throw refuse('slot_templates_full');
    await checkSlotTemplate(tx, storeId, set, former);
    const [added] = await tx
      .insert(slotTemplates)
      .values({ ...set, storeId, id: newId() })
      .returning();
    if (!added) throw new Error('A template was not stored');
    return added;
  });

/**
 * Changes a weekly time that is still as it was seen; without days it is not offered. Its coming slots follow, except
 * those that staff have changed by themselves. A repeated call finds it as it should be.
 * @throws Problem slot_template_changed, slot_template_invalid, slot_template_not_found, store_not_found
 */
export const changeSlotTemplate = (
  db: Database,
  { storeId, templateId, seen, set }: BodyOf<'POST /desk/slot-template-change'>,
  operator: CallingOperator,
  now: Date,
) =>
  renewWith(db, { storeId, operator, now }, async (tx, former) => {
    const row = former.find(({ id }) => id === templateId);
    if (!row) throw refuse('slot_template_not_found');
    const current = canonicalJson(valuesOf(row));
    const days = set.days.toSorted((a, b) => a - b);
    if (current === canonicalJson({ ...set, days })) return row;
    if (current !== canonicalJson({ ...seen, days: seen.days.toSorted((a, b) => a - b) }))
      throw refuse('slot_template_changed');
    const others = former.filter(({ id }) => id !== templateId);
    await checkSlotTemplate(tx, storeId, set, others, row);
    await tx
      .update(slotTemplates)
      .set(set)
      .where(and(eq(slotTemplates.storeId, storeId), eq(slotTemplates.id, templateId)));
    return { ...row, ...set };
  });
