import type { ApiClient } from '@storefront/api/client';

/** What the operators' commands work with. */
export interface OpsContext {
  /** Calls the running service. @throws Error without a key to it */
  client: (deadlineMs?: number) => ApiClient;
  print: (lines: readonly string[]) => void;
  keysDir: () => string;
  /** The folder from which the shell serves pictures. */
  picturesDir: () => string;
}
