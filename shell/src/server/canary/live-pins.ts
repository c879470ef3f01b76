import { slugOf } from '@storefront/api/slug-of';
import { currentPins } from '@storefront/releases/channels/pins';
import type { Pin } from '@storefront/releases/compositions/composition.types';
import type { Business } from '@storefront/remote-kit/business.types';
import type { LoadedComposition } from '../compositions/live-composition';
import { ChannelPoller } from './channel-poller';
import { FollowedComposition, type FollowServices } from './followed-composition';

/** The businesses that are pinned to a composition. */
export class LivePins extends ChannelPoller {
  private readonly pins = new Map<string, FollowedComposition>();

  constructor(private readonly services: FollowServices) {
    super();
  }

  /** The pinned businesses, by name. */
  get all(): ReadonlyMap<string, FollowedComposition> {
    return this.pins;
  }

  /** The first refusal. */
  get refused(): FollowedComposition['refused'] {
    return [...this.pins.values()].find(({ refused }) => refused)?.refused;
  }

  /** The composition that a business is pinned to; undefined if it is not, or while its composition is not ready. */
  of({ name }: Pick<Business, 'name'>): LoadedComposition | undefined {
    return this.pins.get(slugOf(name))?.now;
  }

  /** Reads the channel. While its state is invalid, which LiveComposition reports, the pins stay as they are. */
  async poll(): Promise<void> {
    const { store, key } = this.services.source;
    let wanted: Readonly<Record<string, Pin>>;
    try {
      wanted = currentPins(store, key);
    } catch {
      return;
    }
    for (const business of Object.keys(wanted))
      if (!this.pins.has(business)) this.pins.set(business, this.followed(business));
    await Promise.all(
      [...this.pins].map(async ([business, pin]) => {
        const id = Object.hasOwn(wanted, business) ? wanted[business]?.composition : undefined;
        if ((await pin.followTo(id)) && id === undefined && this.pins.get(business) === pin) this.pins.delete(business);
      }),
    );
  }

  private followed(business: string): FollowedComposition {
    return new FollowedComposition({ name: `pin of ${business}`, title: business, keepsEarlier: true }, this.services);
  }
}
