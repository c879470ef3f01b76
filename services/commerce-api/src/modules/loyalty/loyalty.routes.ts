import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { latestEntries, loyaltyBalance } from './loyalty-ledger';
import { progressOf } from './loyalty-rules';
import { rewardsOf } from './member-rewards';
import { redeemLoyalty } from './redeem-loyalty.service';
import { referralOf, verifyReferralCode } from './referral-codes';

type Keys =
  | 'GET /member/loyalty-progress'
  | 'GET /member/loyalty-summary'
  | 'POST /member/loyalty-redeem'
  | 'GET /member/referral'
  | 'POST /member/referral-code-verify';

export function loyaltyRoutes({ db }: ServiceContext): Pick<Handlers, Keys> {
  return {
    'GET /member/loyalty-progress': async ({ member: { memberId }, business }) => {
      const { loyalty } = business.settings;
      return { progress: loyalty ? progressOf(loyalty, await loyaltyBalance(db, memberId)) : null };
    },
    'GET /member/loyalty-summary': async ({ member: { memberId }, business }) => ({
      rewards: await rewardsOf(db, business.id, memberId),
      entries: await latestEntries(db, memberId),
    }),
    'POST /member/loyalty-redeem': ({ member: { memberId }, business, now }) =>
      redeemLoyalty(db, business, memberId, now),
    'GET /member/referral': ({ member: { memberId }, business, now }) => referralOf(db, business, memberId, now),
    'POST /member/referral-code-verify': ({ business, body, member }) =>
      verifyReferralCode(db, business, body.referralCode, member?.memberId),
  };
}
