import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { basketFields, filledIn } from '../basket-forms/basket-fields';
import { needsPlace, returningErrand } from '../open-shop/errand';

const RETURNED_FIELDS = ['pick:', 'item:'];

/**
 * Adds several items to the basket at once, such as those of a deal: all or none. Fields: `storeId`, `pick:<section>`,
 * `item:<id>`, `ageConfirmed?`, `overwriteBasket?`.
 */
export function request(form: FormFields, context: ActionContext): ActionStep {
  const menuItems = chosenItems(form);
  if (menuItems.length === 0)
    return { kind: 'back', query: { ...filledIn(form, RETURNED_FIELDS), problem: 'nothing_chosen' } };
  if (needsPlace(context.business, Number(form.storeId), context.place.store))
    return {
      kind: 'go',
      to: urlTo('stores-near-by', {}, returningErrand(context.page, filledIn(form, RETURNED_FIELDS))),
    };
  return {
    kind: 'call',
    operation: 'POST /basket/add-items',
    body: { ...basketFields(form, context), menuItems },
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (!reply.ok) return { kind: 'back', query: { ...filledIn(form, RETURNED_FIELDS), problem: reply.error.code } };
  const added = chosenItems(form).reduce((sum, { quantity }) => sum + quantity, 0);
  return { kind: 'back', query: { added } };
}

/** `pick:<section>` contains the chosen item of a section, `item:<id>` the quantity of an item. */
function chosenItems(form: FormFields): { id: number; quantity: number }[] {
  const counts = new Map<number, number>();
  for (const [name, value] of Object.entries(form)) {
    const [kind, of] = name.split(':');
    const [id, count] = kind === 'pick' ? [Number(value), 1] : kind === 'item' ? [Number(of), Number(value)] : [0, 0];
    if (id > 0 && count > 0) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return [...counts].map(([id, quantity]) => ({ id, quantity }));
}
