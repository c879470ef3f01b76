import type { BasketLine, SubstituteChoice } from '@storefront/api/entities/basket';

/** The choice that the shopper made for this line, to send it again; undefined without one. */
export function ownSubstitute({ substitute }: Pick<BasketLine, 'substitute'>): SubstituteChoice | undefined {
  if (!substitute?.isOwn) return undefined;
  const { kind, menuItemId } = substitute;
  return { kind, ...(menuItemId !== null && { menuItemId }) };
}
