import type { DriverLocation, DriverTracking } from '@storefront/api/entities/driver-location';
import type { MapStyle } from '@storefront/api/entities/white-label-settings';

export interface StreetsProps {
  readonly tracking: DriverTracking & { readonly driver: DriverLocation };
  readonly mapStyle: MapStyle;
  /** What the map shows, in words. */
  readonly words: string;
  /** Called when the streets cannot be shown: their server does not reply, or their style is none. */
  readonly onFail: () => void;
}
