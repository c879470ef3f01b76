import type { Page } from '@playwright/test';
import { DoubleDriver } from '../../double-driver';
import type { Declared, DoublesOfPage } from '../../neighbours/double-in-page.types';
import { DOUBLE_VERSION } from '../../neighbours/neighbours';

/** The contract doubles of a page's neighbours. */
export class NeighbourDoubles {
  private expected: readonly string[] = [];

  constructor(private readonly page: Page) {}

  /**
   * The page is now of another composition, whose doubles `loaded` waits for.
   * @param composition its id
   */
  async expectThoseOf(composition: string | undefined): Promise<void> {
    const reply = await this.page.request.get(`/en-gb/composition/${composition}`);
    const { packages } = (await reply.json()) as { packages: readonly { name: string; version: string }[] };
    this.expected = packages.filter(({ version }) => version.startsWith(DOUBLE_VERSION)).map(({ name }) => name);
  }

  /** Waits until the page is hydrated: it loads all doubles then. */
  async loaded(): Promise<void> {
    await this.page.waitForFunction(
      (names) => names.every((one) => one in ((globalThis as DoublesOfPage).contractDoubles ?? {})),
      this.expected,
    );
  }

  /** The neighbour whose contract declares this; undefined for the shell's own, which is real here. */
  async owner(declares: Declared, name: string): Promise<string | undefined> {
    return this.page.evaluate(
      (asked) =>
        Object.entries((globalThis as DoublesOfPage).contractDoubles ?? {}).find(([, double]) =>
          double.declares(asked.declares, asked.name),
        )?.[0],
      { declares, name },
    );
  }

  /** @throws Error when no neighbour's contract declares this */
  async driver(declares: Declared, name: string): Promise<DoubleDriver> {
    const owner = await this.owner(declares, name);
    if (!owner) throw new Error(`No neighbour ${declares} ${name} any more, so the visit has to be recorded again.`);
    return new DoubleDriver(this.page, owner);
  }
}
