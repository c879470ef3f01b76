import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { Business } from '@storefront/remote-kit/business.types';
import { apiClient } from './api/api-client';
import type { ShellConfig } from './config';
import { isStaffHost, shopHostOf } from './staff/staff-host';
import { repairedSettings, type SettingFault, settingFaults } from './white-label/check-settings';

/** The settings of the business behind a host. */
export interface HostBusiness {
  readonly business: Business;
  readonly headerFooter: HeaderFooter;
  /** A host of the business's staff: it serves the pages of the desk and nothing else. */
  readonly isStaff?: true;
}

/** The settings of a shop as its staff host shows them: in the desk's own look. */
const asStaffHost = ({ business, headerFooter }: HostBusiness): HostBusiness => ({
  business: { ...business, brand: 'desk', theme: {}, logo: null },
  headerFooter,
  isStaff: true,
});

/** Caches settings by host. When a refresh fails, the last valid ones are used, so that pages can still be shown. */
export class Businesses {
  private readonly cache = new Map<string, { value: HostBusiness; at: number; refreshing?: Promise<unknown> }>();
  private readonly pendingLoads = new Map<string, Promise<HostBusiness | undefined>>();

  private readonly invalidSettings = new Map<string, readonly SettingFault[]>();

  /** @param log called once for each invalid setting */
  constructor(
    private readonly config: ShellConfig,
    private readonly log: (message: string) => void,
  ) {}

  /** Invalid settings by host; their last valid values are used instead. */
  get allInvalidSettings(): readonly ({ host: string } & SettingFault)[] {
    return [...this.invalidSettings].flatMap(([host, faults]) => faults.map((fault) => ({ host, ...fault })));
  }

  /**
   * The business of a host name without its port; undefined when no business has the host. Throws when that cannot be
   * determined.
   */
  async of(given: string): Promise<HostBusiness | undefined> {
    // Normalised, so that variants of a name do not grow the map.
    const host = given.toLowerCase();
    // Without a name commerce-api would return the first business.
    if (!host) return undefined;
    const shop = await this.ofShop(shopHostOf(this.config, host));
    return shop && isStaffHost(this.config, host) ? asStaffHost(shop) : shop;
  }

  private async ofShop(host: string): Promise<HostBusiness | undefined> {
    if (!host) return undefined;
    const entry = this.cache.get(host);
    if (!entry) return this.loadOnce(host);
    if (Date.now() - entry.at > this.config.settingsFreshMs && !entry.refreshing)
      entry.refreshing = this.load(host)
        .catch(() => undefined)
        .finally(() => {
          entry.refreshing = undefined;
          entry.at = Date.now();
        });
    return entry.value;
  }

  /** The business of a host without a call: undefined also while it is not known yet. */
  known(given: string): HostBusiness | undefined {
    return this.cache.get(shopHostOf(this.config, given.toLowerCase()))?.value;
  }

  /** Concurrent first requests share one call. */
  private loadOnce(host: string): Promise<HostBusiness | undefined> {
    const pending = this.pendingLoads.get(host) ?? this.load(host).finally(() => this.pendingLoads.delete(host));
    this.pendingLoads.set(host, pending);
    return pending;
  }

  private async load(host: string): Promise<HostBusiness | undefined> {
    const settings = await apiClient(this.config, {}).call('POST /white-label/settings', { body: { host } });
    // 422: the Host header is not a valid name.
    if (!settings.ok && (settings.error.status === 404 || settings.error.status === 422)) {
      // The business no longer owns the host, so nothing may be shown there.
      this.cache.delete(host);
      this.invalidSettings.delete(host);
      return undefined;
    }
    if (!settings.ok) throw new Error(`White-label settings of ${host}: ${settings.error.status}`);
    const faults = settingFaults(settings.data);
    this.recordFaults(host, faults);
    const business = repairedSettings(settings.data, faults, this.cache.get(host)?.value.business);
    const content = await apiClient(this.config, { business }).call('POST /content/header-footer', { body: {} });
    if (!content.ok) throw new Error(`Header and footer of ${host}: ${content.error.status}`);
    const value = { business, headerFooter: content.data };
    // Hosts come from requests: only known ones are stored, so that the map cannot be grown from outside.
    this.cache.set(host, { value, at: Date.now() });
    return value;
  }

  private recordFaults(host: string, faults: readonly SettingFault[]) {
    const before = this.invalidSettings.get(host) ?? [];
    for (const { setting, why } of faults)
      if (!before.some((known) => known.setting === setting && known.why === why))
        this.log(`white-label setting '${setting}' of ${host} is invalid, so its last valid value is used: ${why}`);
    if (faults.length) this.invalidSettings.set(host, faults);
    else this.invalidSettings.delete(host);
  }
}
