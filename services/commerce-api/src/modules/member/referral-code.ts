import type { ReferralCode } from '@storefront/api/entities/referral';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';

/** What a friend gets off the next order, in minor units. */
const REWARD = 500;

/** A code that a friend passed on, whatever case it is written in. @throws Problem referral_code_invalid for any other */
export function verifyReferralCode({ settings }: Business, given: string): ReferralCode {
  const code = given.trim().toUpperCase();
  const known = settings.referralCodes?.find((one) => one.code.toUpperCase() === code);
  if (!known) throw refuse('referral_code_invalid');
  return { code: known.code, reward: REWARD, sharerName: known.sharerName, state: 'active' };
}
