import Type, { type Static } from 'typebox';
import { Id, Minor, nullable, shape } from '../declaration/shape';

/** A code as a friend sees it. */
export const ReferralCode = shape({
  code: Type.String(),
  /** What the friend and the sharer each get off an order. */
  reward: Minor,
  /** The sharer's first name. */
  sharerName: Type.String(),
  /** `used`: the caller has an account that this code cannot reward; `expired`: the business rewards no referrals now. */
  state: Type.Enum(['active', 'used', 'expired']),
});
export type ReferralCode = Static<typeof ReferralCode>;

/** A friend who registered with the member's code. Who it is remains the friend's own. */
const ReferredFriend = shape({
  /** `pending` until an order of a friend with a proved e-mail address is delivered; `refused` when it breaks the rules. */
  state: Type.Enum(['pending', 'rewarded', 'refused']),
  registeredAt: Type.String(),
});

/** A member's own code. */
export const Referral = shape({
  code: Type.String(),
  /** What both get; null when the business rewards no referrals. */
  reward: nullable(Minor),
  friends: Type.Array(ReferredFriend),
});
export type Referral = Static<typeof Referral>;

/** What a friend has in common with the sharer or with an earlier friend of theirs, or that no reward is offered. */
export const ReferralRefusal = Type.Enum(['same_email', 'same_address', 'same_phone', 'same_card', 'not_rewarded_now']);
export type ReferralRefusal = Static<typeof ReferralRefusal>;

/** A refused referral, as operators see it. */
export const RefusedReferral = shape({
  businessId: Id,
  sharer: Type.String(),
  friend: Type.String(),
  refusal: ReferralRefusal,
  /** The friend's order that decided; null when the member of it was deleted. */
  businessOrderId: nullable(Type.String()),
  decidedAt: Type.String(),
});
export type RefusedReferral = Static<typeof RefusedReferral>;
