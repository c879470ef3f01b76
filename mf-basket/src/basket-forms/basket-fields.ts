import type { ActionContext, FormFields } from '@storefront/remote-kit/action.types';

/** The fields of every form that adds to the basket, besides the items. */
export const basketFields = (form: FormFields, { place }: ActionContext) => ({
  storeId: Number(form.storeId),
  fulfilmentMethod: place.fulfilment,
  ...(form.ageConfirmed && { ageConfirmed: true }),
  ...(form.overwriteBasket && { overwriteBasket: true }),
});

/** Longer values are not returned to the form. No number is longer: ids are safe integers. */
const VALUE_MAX_LENGTH = String(Number.MAX_SAFE_INTEGER).length;

/**
 * The filled-in fields with these names, returned to the page whose form was refused; a name ending in ':' is followed
 * by ids.
 */
export const filledIn = (form: FormFields, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) => value.length <= VALUE_MAX_LENGTH && names.some((one) => isField(one, name)),
    ),
  );

const isField = (field: string, name: string): boolean =>
  field.endsWith(':') ? name.startsWith(field) && /^\d+(:\d+)?$/.test(name.slice(field.length)) : name === field;
