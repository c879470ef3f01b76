/** Commands handled by the shell. */
export interface ShellCommands {
  /** Reads the server's session again and updates the shared state. */
  'shell:refresh-session': {
    payload: Record<string, never>;
    reply: { readonly kind: 'refreshed' };
  };
}
