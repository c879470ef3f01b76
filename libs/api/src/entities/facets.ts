import Type, { type Static } from 'typebox';
import { Minor, nullable, shape } from '../declaration/shape';

export const FacetValue = shape({
  value: Type.String(),
  name: Type.String(),
  count: Type.Integer(),
  /** The colour of its swatch, such as #23252f, if the value is a colour of items. */
  colour: Type.Optional(Type.String()),
});
export type FacetValue = Static<typeof FacetValue>;

/**
 * The filters of a listing. A facet's counts ignore its own choice and apply the other facets': they predict how many
 * items a choice would give.
 */
export const Facets = shape({
  tags: Type.Array(FacetValue),
  /** Allergens, with how many items are free from each. */
  freeFrom: Type.Array(FacetValue),
  brands: Type.Array(FacetValue),
  /** The lowest and the highest price; null for an empty listing. */
  price: nullable(shape({ from: Minor, to: Minor })),
  onOffer: Type.Integer(),
  inStock: Type.Integer(),
});
export type Facets = Static<typeof Facets>;
