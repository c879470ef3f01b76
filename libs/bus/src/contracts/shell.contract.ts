import Type from 'typebox';

/** Commands that the shell answers. Owner: shell. */
export const shellCommands = {
  /** Reads the server's session again and fills the shared state from it. */
  'shell:refresh-session': {
    version: 1,
    payload: Type.Object({}),
    reply: Type.Object({ kind: Type.Literal('refreshed') }),
  },
} as const;
