import Type from 'typebox';
import { FILTER_ALLERGENS_MAX, FILTER_BRANDS_MAX, FILTER_TAGS_MAX } from '../../constants';
import { Line, Minor } from '../../declaration/shape';

/** The filters of a list of items, which are combined: the same in a category and in a search. */
export const itemFilterFields = {
  tags: Type.Optional(Type.Array(Line(40), { maxItems: FILTER_TAGS_MAX })),
  /** Allergens that an item must not contain. */
  freeFrom: Type.Optional(Type.Array(Line(40), { maxItems: FILTER_ALLERGENS_MAX })),
  /** Any of these matches. */
  brands: Type.Optional(Type.Array(Line(60), { maxItems: FILTER_BRANDS_MAX })),
  priceFrom: Type.Optional(Minor),
  priceTo: Type.Optional(Minor),
  /** Reduced in price, or part of a current deal. */
  onOffer: Type.Optional(Type.Boolean()),
  inStock: Type.Optional(Type.Boolean()),
};
