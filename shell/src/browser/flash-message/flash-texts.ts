import { loginNeeded } from '@storefront/messages/account';
import { locationNeeded } from '@storefront/messages/store-search';

/** The flash messages by their name in the cookie. */
export const flashTexts: ReadonlyMap<string, string> = new Map([
  ['location', locationNeeded],
  ['member', loginNeeded],
]);
