import type { CommandTypes } from '@storefront/bus/contracts/contract-schema';
import Type from 'typebox';

/** Commands handled by mf-gifts. */
export const commands = {
  /** Wraps the gift in a paper. */
  'gifts:wrap': {
    payload: Type.Object({ paper: Type.String() }),
    reply: Type.Object({ kind: Type.Literal('wrapped'), in: Type.String() }),
  },
  /** Wraps the gift in several things. */
  'gifts:wrap@2': {
    payload: Type.Object({
      layers: Type.Array(Type.Object({ of: Type.Enum(['paper', 'ribbon']), colour: Type.String() })),
    }),
    reply: Type.Object({ kind: Type.Literal('wrapped'), layers: Type.Array(Type.String()) }),
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
