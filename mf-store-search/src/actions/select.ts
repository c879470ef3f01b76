import { POSTCODE_INPUT_MAX_LENGTH } from '@storefront/api/constants';
import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { coordinatesOf } from '../place/coordinates-of';
import { basketMove } from '../store/basket-move';
import { continueErrand, startErrand } from '../store/run-errand';

/**
 * Selects a store, together with the place of the search. Fields: `storeId`, `fulfilment?`, `postcode?`, `latitude?`,
 * `longitude?`, `moveItems?`, `overwriteBasket?`, and an errand's.
 */
export function request(form: FormFields, context: ActionContext): ActionStep {
  const location = newLocation(form, context);
  return {
    kind: 'call',
    operation: 'POST /stores/select',
    body: {
      storeId: Number(form.storeId),
      fulfilmentMethod: form.fulfilment === 'collection' ? 'collection' : 'delivery',
      ...(location && { postcode: location.postcode }),
      ...(form.moveItems === 'true' && { moveItems: true }),
      ...(form.overwriteBasket === 'true' && { overwriteBasket: true }),
    },
  };
}

export function next(reply: ActionReply, form: FormFields, context: ActionContext): ActionStep {
  const step = continueErrand(reply, form, context);
  if (step) return step;
  // The basket's page says what of it the store sells, and sends this form again.
  if (!reply.ok && reply.error.code === 'different_store')
    return { kind: 'go', to: basketMove(Number(form.storeId), form, coordinatesOf(form)) };
  if (reply.operation !== 'POST /stores/select' || !reply.ok)
    return {
      kind: 'back',
      query: { problem: reply.ok ? 'system_error' : reply.error.code },
    };
  const location = newLocation(form, context);
  return startErrand(reply.data.store, form, context, location);
}

/** The form has only the place; an address in the session is kept. */
function newLocation(form: FormFields, { place }: ActionContext) {
  const postcode = form.postcode?.slice(0, POSTCODE_INPUT_MAX_LENGTH);
  const at = coordinatesOf(form);
  return postcode && at && place.location?.postcode !== postcode ? { postcode, ...at } : undefined;
}
