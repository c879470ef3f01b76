import Type, { type Static } from 'typebox';
import { GTIN_INPUT_MAX_LENGTH, INTEGRATION_ROWS_MAX, SKU_MAX_LENGTH } from '../constants';
import { Id, Line, Slug, shape } from '../declaration/shape';

/** How a row names its item: by exactly one of the business's own code, the barcode, and our id. */
export const itemReference = {
  sku: Type.Optional(Line(SKU_MAX_LENGTH)),
  gtin: Type.Optional(Type.String({ minLength: 8, maxLength: GTIN_INPUT_MAX_LENGTH, pattern: '^[0-9 ]+$' })),
  itemId: Type.Optional(Id),
};
const ItemReference = shape(itemReference);
export type ItemReference = Static<typeof ItemReference>;

/** The store that all rows of a call are about, and whether one bad row refuses all of them. */
export const rowsCall = {
  /** The store's slug. */
  store: Slug,
  /** `valid`, the default, applies the rows that can be applied; `all-or-nothing` applies none if one cannot. */
  apply: Type.Optional(Type.Enum(['valid', 'all-or-nothing'])),
};

export const rowsMost = { minItems: 1, maxItems: INTEGRATION_ROWS_MAX };

/** Why a row was not applied. */
const RowRefusalCode = Type.Enum([
  'item_unknown',
  /** Several items have the barcode. */
  'item_ambiguous',
  /** It names its item by none or several of sku, gtin and itemId. */
  'reference_invalid',
  /** An earlier row of the call is about the same item. */
  'row_repeated',
  'not_sold_here',
  /** It has none or both of delta and counted, or a count without its time. */
  'change_invalid',
  /** A delta for an item that the store does not count: send a count first. */
  'not_counted',
  /** The time is none, is to come, or is too long ago. */
  'time_invalid',
  /** A later count was applied before. */
  'count_outdated',
]);
export type RowRefusalCode = Static<typeof RowRefusalCode>;

/** `line` is the row's place in the call, from 1. */
const RefusedRow = shape({ line: Type.Integer({ minimum: 1 }), code: RowRefusalCode });
export type RefusedRow = Static<typeof RefusedRow>;

export const rowsReply = {
  /** How many rows were applied. */
  applied: Type.Integer(),
  refused: Type.Array(RefusedRow),
};
