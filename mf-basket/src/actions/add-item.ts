import type { ChosenValue } from '@storefront/api/entities/basket';
import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { basketFields, filledIn } from '../basket-forms/basket-fields';
import { addingErrand, needsPlace } from '../open-shop/errand';

const RETURNED_FIELDS = ['quantity', 'option:'];

/** A form without the field means one; an emptied field is an error. */
const quantityOf = (form: FormFields): string => form.quantity ?? '1';

/**
 * Adds an item with its options to the basket. Fields: `storeId`, `menuItemId`, `quantity?`, `shownPrice?`,
 * `option:<id>`, `option:<id>:<value>`, `option:<id>:<value>:text`, `ageConfirmed?`, `overwriteBasket?`.
 */
export function request(form: FormFields, context: ActionContext): ActionStep {
  const quantity = quantityOf(form);
  if (!/^[1-9]\d{0,2}$/.test(quantity))
    return { kind: 'back', query: { ...filledIn(form, RETURNED_FIELDS), problem: 'quantity_required' } };
  const { shownPrice = '' } = form;
  const menuItem = {
    id: Number(form.menuItemId),
    quantity: Number(quantity),
    ...optionsOf(form),
    ...(/^\d{1,9}$/.test(shownPrice) && { shownPrice: Number(shownPrice) }),
  };
  if (needsPlace(context.business, Number(form.storeId), context.place.store)) {
    const addition = { menuItem, ageConfirmed: Boolean(form.ageConfirmed) };
    const errand = addingErrand(addition, crypto.randomUUID(), context.page);
    return { kind: 'go', to: urlTo('stores-near-by', {}, errand) };
  }
  return {
    kind: 'call',
    operation: 'POST /basket/add-item',
    body: {
      ...basketFields(form, context),
      menuItem,
    },
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (reply.ok) return { kind: 'back', query: { added: quantityOf(form) } };
  const problem = reply.error.code;
  return {
    kind: 'back',
    query: { ...filledIn(form, RETURNED_FIELDS), problem, item: Number(form.menuItemId) || undefined },
  };
}

/**
 * Of an item with options only its page lets the shopper choose, and has no price, which depends on the choice. A form with
 * a price and no choice adds the default one.
 */
function optionsOf(form: FormFields): { options?: ChosenValue[] } {
  const options = chosenOptions(form);
  return options.length === 0 && form.shownPrice !== undefined ? {} : { options };
}

/**
 * Option fields are named `option:<optionId>` (one value) or `option:<optionId>:<valueId>` (ticked); the text of a
 * value, sent only if it is chosen, `option:<optionId>:<valueId>:text`.
 */
function chosenOptions(form: FormFields): ChosenValue[] {
  return Object.entries(form).flatMap(([key, value]) => {
    const [kind, optionId, ticked, field] = key.split(':');
    if (kind !== 'option' || !optionId || !value || field) return [];
    const valueId = Number(ticked ?? value);
    const text = form[`option:${optionId}:${valueId}:text`]?.trim();
    return [{ optionId: Number(optionId), valueId, ...(text && { text }) }];
  });
}
