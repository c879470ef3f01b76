import type { CommandTypes } from '@storefront/bus/contracts/contract-schema';
import Type from 'typebox';

/** What mf-gifts can do, as it was when this remote was written. */
export const commands = {
  'gifts:wrap': {
    payload: Type.Object({ paper: Type.String() }),
    reply: Type.Object({ kind: Type.Literal('wrapped'), in: Type.String() }),
  },
};

declare module '@storefront/bus/contracts/owners' {
  interface Owners {
    'mf-cards': { prefix: 'cards'; state: never };
  }
}
declare module '@storefront/bus/contracts/contracts.types' {
  interface CommandTable extends CommandTypes<typeof commands> {}
}
