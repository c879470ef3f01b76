import type { CommandTypes, FactTypes } from '@storefront/bus/contracts/contract-schema';
import Type from 'typebox';

/** Commands that this remote handles. A release compares these schemas with those of the remotes that request them. */
export const commands = {
  /** Looks up a postcode. */
  'example:find': {
    payload: Type.Object({ postcode: Type.String() }),
    reply: Type.Union([
      Type.Object({ kind: Type.Literal('found'), postcode: Type.String() }),
      Type.Object({ kind: Type.Literal('refused'), code: Type.String() }),
    ]),
  },
};

/** Facts that it emits. */
export const facts = {
  /** A postcode was found. */
  'example:found': Type.Object({ postcode: Type.String() }),
};

/** The names that this remote uses on the bus begin with 'example:'. Browsers take the types alone. */
declare module '@storefront/bus/contracts/owners' {
  interface Owners {
    'mf-example': { prefix: 'example'; state: never };
  }
}
declare module '@storefront/bus/contracts/contracts.types' {
  interface CommandTable extends CommandTypes<typeof commands> {}
  interface FactTable extends FactTypes<typeof facts> {}
}
