/** The accepted card brands, as the gateway names them, in lower case without spaces. */
const ACCEPTED_CARD_BRANDS = ['visa', 'mastercard', 'discover', 'jcb'] as const;

/** Whether cards of this scheme are accepted, as the gateway names it ('Visa', 'American Express'). */
export function isAcceptedBrand(scheme: string): boolean {
  return ACCEPTED_CARD_BRANDS.some((brand) => brand === scheme.toLowerCase().replace(/[\W_]/g, ''));
}
