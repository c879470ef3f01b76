import { HANDHELD_LOCK_MINUTES } from '@storefront/api/constants';

/** The texts of the PIN pad and the locked screen. */
export const lockTexts = {
  locked: `Locked after ${HANDHELD_LOCK_MINUTES} minutes without a touch`,
  kept: 'Your work is kept on this handheld.',
  notYou: 'Not you? Log out',
  checking: 'Checking the PIN.',
  pinWrong: 'This PIN does not match. Try again.',
  tooMany: 'Too many wrong PINs. Log in with your password, or wait a quarter of an hour.',
  notPaired: 'This handheld was withdrawn. Log in with your password.',
  unavailable: 'The desk cannot be reached. Check the connection and try again.',
} as const;

/** 'Amara, your PIN' of 'Amara Bello'. */
export const pinTitle = (name: string): string => `${name.trim().split(/\s+/)[0] ?? name}, your PIN`;
