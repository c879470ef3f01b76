import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Store } from '../store';
import type { Webhooks } from './webhooks/webhooks';

/** What the gateway's operations need. */
export interface Gateway {
  store: Store;
  clock: Clock;
  webhooks: Webhooks;
  config: Pick<Config, 'secretKeys' | 'publicKeys' | 'frameAncestors' | 'browserDir' | 'publicDir'>;
  /** The gateway's public URL, ending in /checkoutcom. */
  address(): string;
}
