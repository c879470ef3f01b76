import type { Page } from '@playwright/test';
import type { ExposedModule } from './modules';

/** How a page with a broken module looks, what still works, and how it recovers. */
export interface Behaviour {
  /** Opens the place and checks that the policy applies. */
  expectBroken(page: Page, module: ExposedModule): Promise<void>;
  /**
   * Where the failure offers a retry: the retry meets the next fault in the same document, and the policy applies again.
   * @param failed resolves when the retry has failed
   */
  expectStillBroken?(page: Page, failed: () => Promise<void>): Promise<void>;
  /** After the fault has ended: in the same document if the failure offers a retry, else in a new one. */
  expectRecovered(page: Page, module: ExposedModule, fault: 'files' | 'code'): Promise<void>;
}

/** A page with a hanging script never fires 'load', but its text is there. */
export const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

export const systemError = 'There was an error on the system. Please try again.';
