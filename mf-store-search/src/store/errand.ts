/** What the shopper wanted when they were asked for a store, as fields of a form and of a URL. */
export type Errand = Readonly<Record<string, string>>;

const ID = /^[1-9]\d{0,15}$/;

/** The fields of an errand, and what their values look like. */
const FIELDS: readonly (readonly [name: RegExp, value: RegExp])[] = [
  // The slug of the category that the shopper chose before a store.
  [/^aisle$/, /^[a-z0-9-]{1,80}$/],
  // The item to add, with its quantity and options; `choice` says that no option is chosen.
  [/^add$/, ID],
  [/^quantity$/, /^[1-9]\d{0,2}$/],
  [/^option:[1-9]\d{0,15}:[1-9]\d{0,15}$/, ID],
  [/^choice$/, /^-$/],
  // What one costs with its options, as it was shown, in minor units.
  [/^price$/, /^\d{1,9}$/],
  [/^ageConfirmed$/, /^true$/],
  // The shopper adds it, such as what has a text for an option, which is in no URL.
  [/^check$/, /^true$/],
  // One for each intent, so that a form that is sent twice adds once.
  [/^intent$/, /^[\w-]{16,64}$/],
  // The page to return to: a path of this storefront.
  [/^from$/, /^\/(?![/\\])[^\s\\]{0,500}$/],
];

/** The errand in a form or a query, without what is none. */
export const readErrand = (fields: Readonly<Record<string, string | undefined>>): Errand =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] =>
        field[1] !== undefined && FIELDS.some(([name, value]) => name.test(field[0]) && value.test(field[1] ?? '')),
    ),
  );
