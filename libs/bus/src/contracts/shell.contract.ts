import type { Fulfilment } from '../state.types';

/** Commands handled by the shell. */
export interface ShellCommands {
  /** Reads the server's session again and updates the shared state. */
  'shell:refresh-session': {
    payload: Record<string, never>;
    reply: { readonly kind: 'refreshed' };
  };
  /** Saves delivery or collection in the server's session. */
  'shell:save-place': {
    payload: { readonly fulfilment: Fulfilment };
    reply: { readonly kind: 'saved' };
  };
}
