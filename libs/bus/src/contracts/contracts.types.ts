import type { basketCommands } from './basket.contract';
import type { checkoutFacts } from './checkout.contract';
import type { CommandTypes, FactTypes } from './contract-schema';
import type { memberCommands, memberFacts } from './member.contract';
import type { OwnerName, Owners } from './owners';
import type { shellCommands } from './shell.contract';
import type { slotsFacts } from './slots.contract';
import type { storeSearchCommands } from './store-search.contract';

/**
 * The payload of each fact.
 * @public so that a remote outside this repository can add its own
 */
export interface FactTable
  extends FactTypes<typeof checkoutFacts>,
    FactTypes<typeof memberFacts>,
    FactTypes<typeof slotsFacts> {}
/**
 * The payload and the reply of each command.
 * @public so that a remote outside this repository can add its own
 */
export interface CommandTable
  extends CommandTypes<typeof basketCommands>,
    CommandTypes<typeof memberCommands>,
    CommandTypes<typeof shellCommands>,
    CommandTypes<typeof storeSearchCommands> {}

export type FactName = keyof FactTable;
export type CommandName = keyof CommandTable;
export type FactPayload<Name extends FactName> = FactTable[Name];
export type CommandPayload<Name extends CommandName> = CommandTable[Name]['payload'];
/** The reply of a command, or 'unavailable' when its owner could not be loaded, threw or did not reply in time. */
export type CommandReply<Name extends CommandName> = CommandTable[Name]['reply'] | { kind: 'unavailable' };

/** The facts and commands with an owner's prefix. */
export type FactOf<Owner extends OwnerName> = Extract<FactName, `${Owners[Owner]['prefix']}:${string}`>;
export type CommandOf<Owner extends OwnerName> = Extract<CommandName, `${Owners[Owner]['prefix']}:${string}`>;
