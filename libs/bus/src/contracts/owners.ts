/** The shared values that each package writes, and the prefix of its facts and commands. */
export interface Owners {
  shell: { prefix: 'shell'; state: 'session' };
  'mf-store-search': { prefix: 'store-search'; state: 'location' | 'store' | 'fulfilment' };
  'mf-catalogue': { prefix: 'catalogue'; state: never };
  'mf-basket': { prefix: 'basket'; state: 'basket' };
  'mf-slots': { prefix: 'slots'; state: 'slot' };
  'mf-checkout': { prefix: 'checkout'; state: never };
  'mf-member': { prefix: 'member'; state: 'favourites' };
}
export type OwnerName = keyof Owners;
