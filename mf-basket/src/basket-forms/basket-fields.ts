import type { ActionContext, FormFields } from '@storefront/remote-kit/action.types';

/** The fields of every form that adds to the basket, besides the items. */
export const basketFields = (form: FormFields, { place }: ActionContext) => ({
  storeId: Number(form.storeId),
  fulfilmentMethod: place.fulfilment,
  ...(form.ageConfirmed && { ageConfirmed: true }),
  ...(form.overwriteBasket && { overwriteBasket: true }),
});

/** Longer values are not returned to the form; none of our numbers is longer. */
const VALUE_MAX_LENGTH = 12;

/** The filled-in fields with these names, returned to the page whose form was refused. */
export const filledIn = (form: FormFields, names: RegExp): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => names.test(name) && value.length <= VALUE_MAX_LENGTH),
  );
