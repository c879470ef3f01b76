import Type, { type Static } from 'typebox';
import { Minor, shape } from '../shape';

export const ReferralCode = shape({
  code: Type.String(),
  reward: Minor,
  sharerName: Type.String(),
  state: Type.Enum(['active', 'used', 'expired']),
});
export type ReferralCode = Static<typeof ReferralCode>;
