import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { placeOf } from '../slots/place-of';

/**
 * Holds a place in a slot. Fields: `storeId`, `fulfilmentMethod`, `slot` as date, time and id: '2026-03-02 10:00 17', and
 * `overwriteBasket?`, which agrees to empty a basket of another store. The basket is found or created first.
 */
export function request(form: FormFields): ActionStep {
  if (!chosenSlot(form)) return { kind: 'back', query: { problem: 'no_slot_chosen' } };
  const at = { storeId: Number(form.storeId), fulfilmentMethod: methodOf(form) };
  if (form.overwriteBasket === 'true')
    return { kind: 'call', operation: 'POST /stores/select', body: { ...at, overwriteBasket: true } };
  return { kind: 'call', operation: 'POST /basket/get-or-create', body: { ...at, isSummary: true } };
}

export function next(reply: ActionReply, form: FormFields, { place }: ActionContext): ActionStep {
  const slot = chosenSlot(form);
  if (!reply.ok || !slot || reply.operation === 'POST /slots/reserve')
    return { kind: 'back', query: { problem: reply.ok ? undefined : reply.error.code } };
  const fulfilmentMethod = methodOf(form);
  return {
    kind: 'call',
    operation: 'POST /slots/reserve',
    body: {
      storeId: Number(form.storeId),
      fulfilmentMethod,
      ...(fulfilmentMethod === 'delivery' && placeOf(place.location)),
      timeSlotDate: slot.date,
      timeSlotTime: slot.time,
      extras: { slotId: slot.id },
    },
  };
}

const methodOf = ({ fulfilmentMethod }: FormFields) =>
  fulfilmentMethod === 'collection' ? ('collection' as const) : ('delivery' as const);

function chosenSlot({ slot = '' }: FormFields): { date: string; time: string; id: number } | undefined {
  const [, date, time, id] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) (\d{1,16})$/.exec(slot) ?? [];
  return date && time && id ? { date, time, id: Number(id) } : undefined;
}
