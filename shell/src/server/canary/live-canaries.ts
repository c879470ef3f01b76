import { errorMessage } from '@storefront/api/error-message';
import { isFor } from '@storefront/releases/canaries/canary-visitors';
import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import type { Canary } from '@storefront/releases/compositions/composition.types';
import { ChannelPoller } from './channel-poller';
import type { FollowServices } from './followed-composition';
import { LiveCanary } from './live-canary';

/** The canaries of the channel. Each is started, shown and refused on its own. */
export class LiveCanaries extends ChannelPoller {
  private readonly canaries = new Map<string, LiveCanary>();
  /** Why the channel itself is refused; the canaries stay as they are then. */
  private refusedChannel?: { readonly id: ''; readonly why: string };

  constructor(private readonly services: FollowServices) {
    super();
  }

  /** The running canaries, by name. */
  get all(): ReadonlyMap<string, LiveCanary> {
    return this.canaries;
  }

  /** The first refusal. */
  get refused(): { readonly id: string; readonly why: string } | undefined {
    return this.refusedChannel ?? [...this.canaries.values()].find(({ refused }) => refused)?.refused;
  }

  /** The canary that has a visitor of a business. @param left canaries that the visitor has left */
  withVisitor(number: number, business: string | undefined, left: readonly string[] = []): string | undefined {
    for (const [name, { canary }] of this.canaries)
      if (canary.numbers.includes(number) && isFor(canary, business) && !left.includes(name)) return name;
    return undefined;
  }

  /** Whether a canary takes new visitors of a business. */
  takesVisitors(business: string | undefined): boolean {
    return [...this.canaries.values()].some(({ canary }) => canary.numbers.length > 0 && isFor(canary, business));
  }

  /** Reads the channel. A canary that takes long to start delays no other. */
  async poll(): Promise<void> {
    let wanted: Readonly<Record<string, Canary>>;
    try {
      wanted = currentCanaries(this.services.source.store, this.services.source.key);
      this.refusedChannel = undefined;
    } catch (error) {
      this.refuseChannel(errorMessage(error));
      return;
    }
    for (const [name, canary] of Object.entries(wanted))
      if (!this.canaries.has(name)) this.canaries.set(name, new LiveCanary(name, canary, this.services));
    await Promise.all(
      [...this.canaries].map(async ([name, live]) => {
        const canary = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
        if ((await live.follow(canary)) && !canary && this.canaries.get(name) === live) this.canaries.delete(name);
      }),
    );
  }

  private refuseChannel(reason: string): void {
    const why = reason.replaceAll(this.services.source.store.root, 'releases');
    if (this.refusedChannel?.why !== why) this.services.log(`channel canary was refused: ${why}`);
    this.refusedChannel = { id: '', why };
    this.services.refusals.record('canaries', '', why);
  }
}
