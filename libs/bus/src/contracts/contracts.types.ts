import type { Static, TSchema } from 'typebox';
import type { basketCommands, basketFacts } from './basket.contract';
import type { checkoutFacts } from './checkout.contract';
import type { memberFacts } from './member.contract';
import type { OwnerName, Owners } from './owners';
import type { shellCommands } from './shell.contract';
import type { slotsFacts } from './slots.contract';
import type { storeSearchCommands, storeSearchFacts } from './store-search.contract';

type FactTable = typeof basketFacts &
  typeof slotsFacts &
  typeof storeSearchFacts &
  typeof checkoutFacts &
  typeof memberFacts;
type CommandTable = typeof basketCommands & typeof storeSearchCommands & typeof shellCommands;

type PayloadOf<Entry> = Entry extends { payload: infer Schema extends TSchema } ? Static<Schema> : never;
type ReplyOf<Entry> = Entry extends { reply: infer Schema extends TSchema } ? Static<Schema> : never;

export type FactName = keyof FactTable;
export type CommandName = keyof CommandTable;
export type FactPayload<Name extends FactName> = PayloadOf<FactTable[Name]>;
export type CommandPayload<Name extends CommandName> = PayloadOf<CommandTable[Name]>;
/** What a command answers. 'unavailable' when its owner could not be loaded or did not answer in time. */
export type CommandReply<Name extends CommandName> = ReplyOf<CommandTable[Name]> | { kind: 'unavailable' };

/** The facts and commands under an owner's own prefix. */
export type FactOf<Owner extends OwnerName> = Extract<FactName, `${Owners[Owner]['prefix']}:${string}`>;
export type CommandOf<Owner extends OwnerName> = Extract<CommandName, `${Owners[Owner]['prefix']}:${string}`>;
