/**
 * The shared values that each package writes, and the prefix of its facts and commands. The shell also sets all values
 * from the server's session.
 */
export interface Owners {
  shell: { prefix: 'shell'; state: 'session' | 'location' | 'store' };
  'mf-store-search': { prefix: 'store-search'; state: 'fulfilment' };
  'mf-catalogue': { prefix: 'catalogue'; state: never };
  'mf-basket': { prefix: 'basket'; state: 'basket' };
  'mf-slots': { prefix: 'slots'; state: 'slot' };
  'mf-checkout': { prefix: 'checkout'; state: never };
  'mf-member': { prefix: 'member'; state: 'favourites' };
}
export type OwnerName = keyof Owners;
