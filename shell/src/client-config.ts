import type { Business } from '@storefront/remote-kit/business.types';

/** The storefront's client configuration. */
export interface ClientConfig {
  readonly country: string;
  readonly platform: 'web';
  readonly businessId: number;
  readonly subBusinessId?: number;
  readonly deviceId?: string;
}

/** The business that a client shows. */
export type ShownBusiness = Pick<Business, 'country' | 'businessId' | 'subBusinessId'>;

/** @param deviceId of a device whose owner agreed to have one */
export const clientConfig = (
  { country, businessId, subBusinessId }: ShownBusiness,
  deviceId?: string,
): ClientConfig => ({
  country,
  platform: 'web',
  businessId,
  ...(subBusinessId ? { subBusinessId } : {}),
  ...(deviceId ? { deviceId } : {}),
});
