/** A remote of the workspace declares these in libs/bus. */
declare module '@storefront/bus/contracts/owners' {
  interface Owners {
    'mf-gifts': { prefix: 'gifts'; state: never };
  }
}
declare module '@storefront/bus/contracts/contracts.types' {
  interface CommandTable {
    /** Wraps the gift in a paper. */
    'gifts:wrap': { payload: { readonly paper: string }; reply: { readonly kind: 'wrapped'; readonly in: string } };
  }
}

export {};
