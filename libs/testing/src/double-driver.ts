import type { Page } from '@playwright/test';
import type { DoublesOfPage, Received } from './neighbours/double-in-page.types';

type Method = 'emit' | 'request' | 'setReply' | 'setState';

/**
 * Makes a test's calls to the contract double of a neighbour in an open page. Each waits until the page has loaded the
 * double, so the page is hydrated then. See DoubleInPage for what each call does and refuses.
 */
export class DoubleDriver {
  /** @param remote the neighbour's package name */
  constructor(
    private readonly page: Page,
    private readonly remote: string,
  ) {}

  emit(fact: string, payload?: unknown): Promise<unknown> {
    return this.call('emit', fact, payload);
  }

  request(command: string, payload?: unknown): Promise<unknown> {
    return this.call('request', command, payload);
  }

  setReply(command: string, reply: unknown): Promise<unknown> {
    return this.call('setReply', command, reply);
  }

  setState(name: string, value: unknown): Promise<unknown> {
    return this.call('setState', name, value);
  }

  /** The valid commands and facts that it received since the page was loaded, oldest first. */
  async received(): Promise<readonly Received[]> {
    await this.loaded();
    return this.page.evaluate(
      (remote) => (globalThis as DoublesOfPage).contractDoubles?.[remote]?.received ?? [],
      this.remote,
    );
  }

  private async call(method: Method, name: string, value: unknown): Promise<unknown> {
    await this.loaded();
    return this.page.evaluate(
      (asked) => (globalThis as DoublesOfPage).contractDoubles?.[asked.remote]?.[asked.method](asked.name, asked.value),
      { remote: this.remote, method, name, value },
    );
  }

  private async loaded(): Promise<void> {
    await this.page.waitForFunction(
      (remote) => remote in ((globalThis as DoublesOfPage).contractDoubles ?? {}),
      this.remote,
    );
  }
}
