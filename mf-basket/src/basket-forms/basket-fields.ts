import type { ActionContext, FormFields } from '@storefront/remote-kit/action.types';

/** What every form that puts something into the basket says besides the items. */
export const basketFields = (form: FormFields, { place }: ActionContext) => ({
  storeId: Number(form.storeId),
  fulfilmentMethod: place.fulfilment,
  ...(form.ageConfirmed && { ageConfirmed: true }),
  ...(form.overwriteBasket && { overwriteBasket: true }),
});

/** More of a value than this would not be given back: no number of ours is longer. */
const VALUE_MAX_LENGTH = 12;

/** The filled-in fields of these names, to be given back to the page whose form was refused. */
export const filledIn = (form: FormFields, names: RegExp): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => names.test(name) && value.length <= VALUE_MAX_LENGTH),
  );
