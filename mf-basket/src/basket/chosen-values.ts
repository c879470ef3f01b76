import type { BasketLine, ChosenValue } from '@storefront/api/entities/basket';

/** The choice of a line's options, to send it again. */
export const chosenValues = (options: BasketLine['options']): ChosenValue[] =>
  options.map(({ optionId, valueId, quantity, text }) => ({ optionId, valueId, quantity, ...(text && { text }) }));
