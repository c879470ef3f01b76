import { newId } from '../../ids';
import { CHALLENGE_PASSWORD } from '../cards/test-cards';
import { authorise, decline } from '../payments/authorise';
import type { Payment, ThreeDs } from '../payments/payment.types';
import type { PaymentRequest } from '../payments/payment-request';

const CHALLENGE_LIFETIME_MS = 15 * 60_000;

/** Runs 3D Secure up to the shopper's part: the payment has ended, or is Pending on a challenge. */
export function startThreeDs(payment: Payment, options: NonNullable<PaymentRequest['threeDs']>, now: Date): Payment {
  const { authentication, challenge } = payment.card.behaviour;
  const base: ThreeDs = {
    sessionId: undefined,
    enrolled: 'Y',
    authentication: authentication === 'none' ? 'U' : authentication,
    challenged: false,
    downgraded: false,
    expiresOn: undefined,
  };
  if (authentication === 'none' || (authentication === 'U' && !options.attemptN3d)) {
    return decline({ ...payment, threeDs: { ...base, enrolled: 'N' } }, now, '20150', 'Card Not 3D-Secure Enabled');
  }
  if (authentication === 'U') {
    return authorise({ ...payment, threeDs: { ...base, enrolled: 'N', downgraded: true } }, now);
  }
  if (challenge || options.requestsChallenge) {
    const expiresOn = new Date(now.getTime() + CHALLENGE_LIFETIME_MS).toISOString();
    return { ...payment, threeDs: { ...base, sessionId: newId('sid'), challenged: true, expiresOn } };
  }
  return authenticate({ ...payment, threeDs: { ...base, sessionId: newId('sid') } }, now);
}

function authenticate(payment: Payment, now: Date): Payment {
  const passed = payment.threeDs?.authentication === 'Y' || payment.threeDs?.authentication === 'A';
  return passed ? authorise(payment, now) : decline(payment, now, '20151', 'Cardholder Failed 3DS Authentication');
}

/** The shopper typed a code at the bank. */
export function answerChallenge(payment: Payment, code: string, now: Date): Payment {
  if (code.trim() === CHALLENGE_PASSWORD) return authenticate(payment, now);
  const failed = payment.threeDs && { ...payment.threeDs, authentication: 'N' as const };
  return decline({ ...payment, threeDs: failed }, now, '20151', 'Cardholder Failed 3DS Authentication');
}

/** The shopper cancelled at the bank. */
export function cancelChallenge(payment: Payment): Payment {
  return {
    ...payment,
    status: 'Canceled',
    responseCode: '20151',
    responseSummary: 'Cardholder Canceled 3DS Authentication',
  };
}

/** The challenge expired. */
export function expireChallenge(payment: Payment): Payment {
  return {
    ...payment,
    status: 'Expired',
    responseCode: '20152',
    responseSummary: 'Initial 3DS Transaction Not Completed Within 15 Minutes',
  };
}
