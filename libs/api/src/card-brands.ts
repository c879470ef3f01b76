/** The card brands that are taken; the gateway's words for them, without spaces and capitals. */
const ACCEPTED_CARD_BRANDS = ['visa', 'mastercard', 'discover', 'jcb'] as const;

/** Whether a card of this scheme, as the gateway names it ('Visa', 'American Express'), is taken. */
export function isAcceptedBrand(scheme: string): boolean {
  return ACCEPTED_CARD_BRANDS.some((brand) => brand === scheme.toLowerCase().replace(/[\W_]/g, ''));
}
