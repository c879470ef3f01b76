import { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import Type from 'typebox';
import { Nothing } from './contract-schema';

/** Commands handled by the shell. */
export const shellCommands = {
  /** Reads the server's session again and updates the shared state. */
  'shell:refresh-session': {
    payload: Nothing,
    reply: Type.Object({ kind: Type.Literal('refreshed') }),
  },
  /** Saves delivery or collection in the server's session. */
  'shell:save-place': {
    payload: Type.Object({ fulfilment: FulfilmentMethod }),
    reply: Type.Object({ kind: Type.Literal('saved') }),
  },
};
