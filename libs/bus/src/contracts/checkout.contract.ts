import { Nothing } from './contract-schema';

/** Facts emitted by mf-checkout. */
export const checkoutFacts = {
  'checkout:order-placed': Nothing,
};
