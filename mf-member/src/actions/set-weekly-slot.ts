import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { windowOfValue } from '../weekly-slot-page/weekly-words';

const isId = (value: string | undefined): value is string => /^[1-9]\d{0,14}$/.test(value ?? '');

const refused = (problem: string, { window, addressId }: FormFields): ActionStep => ({
  kind: 'back',
  query: {
    problem,
    done: undefined,
    window: windowOfValue(window) && window,
    addressId: isId(addressId) ? addressId : undefined,
  },
});

/** Asks for a window every week. Fields: `storeId`, `window` as 'delivery 5 17:00 18:00', and `addressId`. */
export function request(form: FormFields): ActionStep {
  const window = windowOfValue(form.window);
  if (!window || !isId(form.storeId)) return refused('no_slot_chosen', form);
  const isDelivery = window.fulfilmentMethod === 'delivery';
  const addressId = isDelivery && isId(form.addressId) ? { addressId: Number(form.addressId) } : {};
  return {
    kind: 'call',
    operation: 'PUT /member/weekly-slot',
    body: { storeId: Number(form.storeId), ...window, ...addressId },
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (!reply.ok) return refused(reply.error.code, form);
  return { kind: 'back', query: { done: 'saved', problem: undefined, window: undefined, addressId: undefined } };
}
