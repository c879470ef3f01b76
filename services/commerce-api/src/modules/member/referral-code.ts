import type { ReferralCode } from '@storefront/api/entities/referral';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';

/** The discount on the friend's next order, in minor units. */
const REWARD_MINOR = 500;

/**
 * A referral code, case-insensitive.
 * @throws Problem referral_code_invalid for an unknown one
 */
export function verifyReferralCode({ settings }: Business, given: string): ReferralCode {
  const code = given.trim().toUpperCase();
  const known = settings.referralCodes?.find((one) => one.code.toUpperCase() === code);
  if (!known) throw refuse('referral_code_invalid');
  return { code: known.code, reward: REWARD_MINOR, sharerName: known.sharerName, state: 'active' };
}
