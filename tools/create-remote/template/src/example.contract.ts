import type {} from '@storefront/bus/contracts/owners';

/** The names that this remote uses on the bus begin with 'example:'. */
declare module '@storefront/bus/contracts/owners' {
  interface Owners {
    'mf-example': { prefix: 'example'; state: never };
  }
}
