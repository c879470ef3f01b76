import Type, { type Static } from 'typebox';
import { Minor, nullable, shape } from '../shape';

export const FacetValue = shape({ value: Type.String(), name: Type.String(), count: Type.Integer() });
export type FacetValue = Static<typeof FacetValue>;

/**
 * What a listing can be narrowed by. A facet's counts leave its own choice out and keep to the others': they say how many
 * items there would be.
 */
export const Facets = shape({
  tags: Type.Array(FacetValue),
  /** Allergens, with how many items are free from each. */
  freeFrom: Type.Array(FacetValue),
  brands: Type.Array(FacetValue),
  /** The lowest and the highest price; null where nothing is listed. */
  price: nullable(shape({ from: Minor, to: Minor })),
  onOffer: Type.Integer(),
  inStock: Type.Integer(),
});
export type Facets = Static<typeof Facets>;
