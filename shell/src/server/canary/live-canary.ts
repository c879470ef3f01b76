import type { Canary } from '@storefront/releases/compositions/composition.types';
import { FollowedComposition, type FollowServices } from './followed-composition';

/** A page of a canary that hangs blocks its few visitors for five seconds; another process needs 65 MB. */
const PROCESSES = 1;

/** One canary in this shell: it follows what the channel says of the canary, and nothing else. */
export class LiveCanary extends FollowedComposition {
  constructor(
    name: string,
    /** What the channel says of it. */
    public canary: Canary,
    services: FollowServices,
  ) {
    // The composition before was made from a stable one that is no longer shown.
    super({ name: `canary ${name}`, title: name, processes: PROCESSES, keepsEarlier: false }, services);
  }

  /**
   * Shows the composition of the channel's canary, once it can be rendered; nothing when the canary has ended.
   * @returns false while an earlier composition is being started
   */
  follow(canary: Canary | undefined): Promise<boolean> {
    if (canary) this.canary = canary;
    return this.followTo(canary?.composition);
  }
}
