import type { CommandTypes } from '@storefront/bus/contracts/contract-schema';
import Type from 'typebox';

/** Commands handled by mf-gifts. */
export const commands = {
  /** Wraps the gift in a paper. */
  'gifts:wrap': {
    payload: Type.Object({ paper: Type.String() }),
    reply: Type.Object({ kind: Type.Literal('wrapped'), in: Type.String() }),
  },
  /** Wraps the gift in a paper and a ribbon. */
  'gifts:wrap@2': {
    payload: Type.Object({ paper: Type.String(), ribbon: Type.Union([Type.String(), Type.Null()]) }),
    reply: Type.Object({ kind: Type.Literal('wrapped'), in: Type.Array(Type.String()) }),
  },
};

/** A remote of the workspace declares these in libs/bus. */
declare module '@storefront/bus/contracts/owners' {
  interface Owners {
    'mf-gifts': { prefix: 'gifts'; state: never };
  }
}
declare module '@storefront/bus/contracts/contracts.types' {
  interface CommandTable extends CommandTypes<typeof commands> {}
}
