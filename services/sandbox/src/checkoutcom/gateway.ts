import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Store } from '../store';
import type { Webhooks } from './webhooks';

/** What the gateway's operations work with. */
export interface Gateway {
  store: Store;
  clock: Clock;
  webhooks: Webhooks;
  config: Pick<Config, 'secretKeys' | 'publicKeys' | 'frameAncestors' | 'browserDir' | 'publicDir'>;
  /** The gateway's public address, ending in /checkoutcom. */
  address(): string;
}
