import { basketCommands } from './basket.contract';
import { checkoutFacts } from './checkout.contract';
import type { CommandSchemas, FactSchemas } from './contract-schema';
import { memberCommands, memberFacts } from './member.contract';
import { shellCommands } from './shell.contract';
import { slotsFacts } from './slots.contract';
import { storeSearchCommands } from './store-search.contract';

/** The payload of each fact, for builds; browsers take the types alone. */
export const factSchemas: FactSchemas = { ...checkoutFacts, ...memberFacts, ...slotsFacts };

/** The payload and the reply of each command; see `factSchemas`. */
export const commandSchemas: CommandSchemas = {
  ...basketCommands,
  ...memberCommands,
  ...shellCommands,
  ...storeSearchCommands,
};
