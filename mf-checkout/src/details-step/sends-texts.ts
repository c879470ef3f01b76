import type { Business } from '@storefront/remote-kit/business.types';

/** Whether the business has an account for texts. */
export const sendsTexts = ({ oneTimeCodes }: Pick<Business, 'oneTimeCodes'>): boolean =>
  oneTimeCodes?.includes('sms') ?? false;
