import type { MemberProfile } from '@storefront/api/entities/member-profile';

/** What a member has to verify: the e-mail address if the business wants it, else the phone number. */
export type ToVerify = 'email' | 'phone' | 'nothing';

export function toVerify(
  profile: Pick<MemberProfile, 'mustVerify' | 'phoneVerified' | 'mobileContactNumber'>,
): ToVerify {
  if (profile.mustVerify) return 'email';
  return profile.mobileContactNumber && !profile.phoneVerified ? 'phone' : 'nothing';
}

const words: Readonly<Record<ToVerify, { title: string; note: string; done: string }>> = {
  email: {
    title: 'Verify your email address',
    note: 'We send you a code by email.',
    done: 'Your email address is verified.',
  },
  phone: {
    title: 'Verify your phone number',
    note: 'We text you a code.',
    done: 'Your phone number is verified.',
  },
  nothing: { title: 'Verification', note: 'There is nothing to verify.', done: 'There is nothing to verify.' },
};

/** The texts of the page for what has to be verified. */
export const verificationWords = (what: ToVerify) => words[what];

/** What was just verified by a form without scripts, from the page's query. */
export function verifiedIn({ verified }: Readonly<Record<string, string>>): ToVerify | undefined {
  if (verified === 'sms') return 'phone';
  return verified === 'email' ? 'email' : undefined;
}

/** What is said after a code was sent. */
export const codeSentTo = (sentTo: string): string => `We have sent a code to ${sentTo}. It works for ten minutes.`;
