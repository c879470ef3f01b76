import type { Business } from '@storefront/remote-kit/business.types';

/** What the storefront's own configuration says of a client. */
export interface ClientConfig {
  readonly country: string;
  readonly platform: 'web';
  readonly businessId: number;
  readonly subBusinessId?: number;
  readonly deviceId?: string;
}

/** What a client is told by of the business that it is shown. */
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
