import type { BrowserContext, Page } from '@playwright/test';
import type { DoubleInPage } from './double-in-page.types';

/** What the contract doubles of a browser refuse while a test runs. */
export class ContractFaults {
  /** Sentences; a test removes those that it expects. */
  readonly unexpected: string[] = [];
  private readonly heard = new Set<string>();

  /** Hears what doubles write to the consoles of a context, also of pages that are closed later. */
  listen(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.text().startsWith('Contract double of ')) this.add(message.text());
    });
  }

  /** Adds what the doubles of open pages refused most recently, which consoles may report later. */
  async readPages(pages: readonly Page[]): Promise<void> {
    for (const page of pages) for (const fault of await faultsIn(page)) if (!this.heard.has(fault)) this.add(fault);
  }

  private add(fault: string): void {
    this.heard.add(fault);
    this.unexpected.push(fault);
  }
}

const faultsIn = (page: Page): Promise<readonly string[]> =>
  page
    .evaluate(() => {
      const { contractDoubles = {} } = globalThis as { contractDoubles?: Record<string, DoubleInPage> };
      return Object.values(contractDoubles).flatMap(({ faults }) => faults);
    })
    // A page that leaves or crashes has no doubles any more; its console was heard.
    .catch(() => []);
