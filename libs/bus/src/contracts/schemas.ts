import type { TSchema } from 'typebox';
import { basketCommands } from './basket.contract';
import { checkoutFacts } from './checkout.contract';
import type { CommandSchema } from './contract-schema';
import { memberCommands, memberFacts } from './member.contract';
import { shellCommands } from './shell.contract';
import { slotsFacts } from './slots.contract';
import { storeSearchCommands } from './store-search.contract';

/** The payload of each fact, for builds; browsers take the types alone. */
export const factSchemas: Readonly<Record<string, TSchema>> = { ...checkoutFacts, ...memberFacts, ...slotsFacts };

/** The payload and the reply of each command; see `factSchemas`. */
export const commandSchemas: Readonly<Record<string, CommandSchema>> = {
  ...basketCommands,
  ...memberCommands,
  ...shellCommands,
  ...storeSearchCommands,
};
