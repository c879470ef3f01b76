import { expect, type Page } from '@playwright/test';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import { DoubleDriver } from '../../double-driver';
import { followInAppLink } from '../../in-app-link';
import { VisitRecorder } from '../recording/record-visit';
import { type EventRole, eventRoles, type SeamManifest } from '../remote-seam';
import { isUrlEvent, type UrlEvent, type Visit, type VisitEvent } from '../visit.types';
import { historySteps } from './history-steps';
import { NeighbourDoubles } from './neighbour-doubles';
import { nextReplies } from './next-replies';
import { repeatAction } from './repeat-action';
import { isSameAddress } from './same-address';
import { RecordedStorefront } from './serve-recorded-calls';

/** Replays what a visit did to one remote, whose neighbours are contract doubles, and expects of it what it did then. */
class VisitReplay {
  private readonly roles: readonly EventRole[];
  private readonly storefront: RecordedStorefront;
  /** Through the browser's history. */
  private readonly steps: readonly (number | undefined)[];
  private readonly neighbours: NeighbourDoubles;
  private expectedUrl: string | undefined;
  /** What the remote must have done, as `seamOf`. */
  private readonly expected: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly visit: Visit,
    private readonly remote: SeamManifest,
    private readonly recorder: VisitRecorder,
    private readonly baseURL: string,
  ) {
    this.roles = eventRoles(visit.events, remote);
    this.steps = historySteps(visit.events);
    this.storefront = new RecordedStorefront(visit.calls, baseURL);
    this.neighbours = new NeighbourDoubles(page);
  }

  async run(): Promise<void> {
    await this.storefront.serve(this.page);
    const ownWrites = this.remote.uses?.operations ?? [];
    if (!this.roles.includes('expected') && this.storefront.missingWrites(ownWrites).length === 0)
      throw new Error(`${this.remote.name} does nothing in this visit, so its replay would prove nothing.`);
    let since = -1;
    for (const [index, event] of this.visit.events.entries()) {
      if (this.roles[index] === 'expected') this.expect(event);
      if (this.roles[index] !== 'driven') continue;
      await this.expectSoFar(index);
      const next = this.roles.findIndex((role, later) => later > index && role === 'driven');
      const until = next < 0 ? Number.POSITIVE_INFINITY : next;
      this.storefront.moveTo(since, until);
      since = until;
      await this.drive(event, index);
    }
    await this.expectSoFar(this.visit.events.length);
    const writes = await this.withoutNeighbours(ownWrites);
    await expect
      .poll(() => this.storefront.missingWrites(writes), { message: `calls that ${this.remote.name} has not made` })
      .toEqual([]);
    expect(this.storefront.faults, 'calls that the visit does not have').toEqual([]);
  }

  private expect(event: VisitEvent): void {
    if (isUrlEvent(event)) this.expectedUrl = event.url;
    else this.expected.push(seamOf(event));
  }

  /**
   * Waits until the remote has done what it did in the visit up to here. It may do it earlier than it did then, but each
   * thing once.
   * @param index of the event that comes next
   */
  private async expectSoFar(index: number): Promise<void> {
    const url = this.expectedUrl;
    if (url) await expect(this.page).toHaveURL(({ pathname, search }) => isSameAddress(pathname + search, url));
    this.expectedUrl = undefined;
    // What a document stores of the session determines what the next one asks for.
    await expect.poll(() => this.storefront.isSessionMissing(), { message: 'the session is not read' }).toBe(false);
    await expect
      .poll(() => this.missing(), {
        message: `what ${this.remote.name} has not done as in the visit before its event ${index}`,
      })
      .toEqual([]);
  }

  /** What was expected until now and has not been observed. */
  private missing(): string[] {
    const observed = this.recorder.events
      // What doubles were made to request is not the remote's own.
      .filter((event) => event.kind !== 'request' || event.from === this.remote.name)
      .map(seamOf);
    return this.expected.filter((one) => {
      const at = observed.indexOf(one);
      if (at >= 0) observed.splice(at, 1);
      return at < 0;
    });
  }

  private async drive(event: VisitEvent, index: number): Promise<void> {
    if (event.kind === 'opened') return this.open(event, index);
    await this.neighbours.loaded();
    await this.prepareReplies(index);
    switch (event.kind) {
      case 'moved':
        if (this.steps[index] !== undefined) return this.step(event.url, this.steps[index]);
        // Scripts replace the URL also on public pages, whose links lead to new documents.
        if (event.by === 'replace')
          return this.page.evaluate((url) => history.replaceState(history.state, '', url), event.url);
        return followInAppLink(this.page, event.url);
      case 'action':
        return repeatAction(this.page, event);
      case 'request': {
        const double = await this.neighbours.driver('requests', event.name);
        // The reply may wait for the shopper; a new document ends it.
        double.request(event.name, event.value).catch(() => undefined);
        return;
      }
      case 'fact':
        await (await this.neighbours.driver('emits', event.name)).emit(event.name, event.value);
        return;
      case 'state':
        await (await this.neighbours.driver('writes', event.name)).setState(event.name, event.value);
        return;
    }
  }

  private async open({ url, by }: UrlEvent, index: number): Promise<void> {
    const nextDocument = this.visit.events.findIndex(({ kind }, later) => later > index && kind === 'opened');
    this.storefront.expectSession(index, nextDocument < 0 ? Number.POSITIVE_INFINITY : nextDocument);
    // The remote may request commands while its page loads.
    const replies = this.repliesAt(index);
    await this.page.addInitScript((known) => Object.assign(globalThis, { contractDoubleReplies: known }), replies);
    if (by === 'reload') return void (await this.page.reload());
    await this.page.context().addCookies(this.cookiesAt(index));
    const reply = await this.openAt(url, this.steps[index]);
    if (reply) await this.neighbours.expectThoseOf(reply.headers()['x-composition']);
  }

  private async openAt(url: string, steps: number | undefined) {
    if (steps === undefined) return this.page.goto(url);
    if (Math.abs(steps) === 1) return steps < 0 ? this.page.goBack() : this.page.goForward();
    const document = this.page.waitForResponse((reply) => reply.request().isNavigationRequest());
    await this.page.evaluate((count) => history.go(count), steps);
    await this.page.waitForURL(url);
    return document;
  }

  /** The browser's Back or Forward within the document. */
  private async step(url: string, steps: number): Promise<void> {
    // Else the browser may be back before the page that it leaves was rendered.
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await this.page.evaluate((count) => history.go(count), steps);
    await expect(this.page).toHaveURL((at) => isSameAddress(at.pathname + at.search, url));
  }

  /**
   * The cookies of the session that a document had: by them alone the storefront's server decides about redirects. It
   * does not know their values, and what it says of them is replaced by the visit's calls.
   */
  private cookiesAt(index: number): { name: string; value: string; url: string }[] {
    const call = this.visit.calls.find(({ after, url }) => after > index && url.includes('/session'));
    const { session, location, store, basket } = (call?.reply ?? {}) as Partial<SessionSnapshot>;
    const names = [
      ...(location || store || basket ? ['sf_basket'] : []),
      ...(session?.strategy === 'member' ? ['sf_access'] : []),
    ];
    return names.map((name) => ({ name, value: 'session-of-a-recorded-visit', url: this.baseURL }));
  }

  /** Has each double reply to its command's next request as the remote's neighbour did. */
  private async prepareReplies(index: number): Promise<void> {
    for (const [name, reply] of Object.entries(this.repliesAt(index))) {
      const owner = await this.neighbours.owner('handles', name);
      if (owner) await new DoubleDriver(this.page, owner).setReply(name, reply);
    }
  }

  private repliesAt(index: number): Record<string, unknown> {
    return nextReplies(this.visit.events.slice(index), this.remote);
  }

  /** The operations that no neighbour uses, whose calls therefore are the remote's own. */
  private async withoutNeighbours(operations: readonly string[]): Promise<string[]> {
    const owners = await Promise.all(operations.map((operation) => this.neighbours.owner('calls', operation)));
    return operations.filter((_operation, index) => owners[index] === undefined);
  }
}

/** What passes the seam, without what differs in each page. */
const seamOf = (event: VisitEvent): string =>
  'value' in event && 'name' in event ? JSON.stringify([event.kind, event.name, event.value]) : event.kind;

/**
 * Replays what a recorded visit did to one remote. The storefront's replies are those of the visit.
 * @param page of a storefront that shows the remote with contract doubles of its neighbours
 * @param baseURL the storefront's origin
 * @throws Error when the remote does not do what it did in the visit
 */
export async function replayVisit(page: Page, visit: Visit, remote: SeamManifest, baseURL: string): Promise<void> {
  await new VisitReplay(page, visit, remote, await VisitRecorder.start(page), baseURL).run();
}
