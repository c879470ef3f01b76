import type { Config } from './config/config';
import type { Captcha } from './context/captcha.types';
import type { Gateways } from './context/gateways';
import type { Installation } from './context/installation.types';
import type { Mailer } from './context/mailer.types';
import type { Marketing } from './context/marketing.types';
import type { ChainedPlaces } from './context/places.types';
import type { Providers } from './context/provider.types';
import type { Database } from './database/database.types';
import type { ReadReplica } from './database/read-replica';
import type { FileStore } from './files/file-store.types';
import type { Keys } from './keys';
import type { createLog } from './log';
import type { ReadCache } from './read-cache';
import type { SmsAccounts } from './sms/sms.types';
import type { Clock } from './time/clock';

/** The dependencies of the modules. */
export interface ServiceContext {
  db: Database;
  clock: Clock;
  keys: Keys;
  config: Pick<Config, 'production' | 'shopPort' | 'staffHostPrefix' | 'rateLimitFactor' | 'paymentLinkMinutes'> & {
    readonly waitingRoomHoldsPerSecond?: number | undefined;
    readonly demoOrders?: boolean;
    /** Lets a session hold any number of slots: tests fill many baskets in one session. */
    readonly unlimitedHolds?: boolean;
  };
  cache: ReadCache;
  /** Where the catalogue is read from while it is up to date; without it, `db`. */
  replica?: ReadReplica | undefined;
  gateways: Gateways;
  log: ReturnType<typeof createLog>;
  mailer: Mailer;
  places: ChainedPlaces;
  marketing: Marketing;
  files: FileStore;
  captcha: Captcha;
  sms: SmsAccounts;
  providers: Providers;
  installation: Installation;
}
