import { emailInvalid } from '@storefront/messages/checkout';
import { postcodeRefused } from '@storefront/messages/store-search';
import { systemError, tooManyRequests } from '@storefront/messages/system';
import type { CodeTexts } from '@storefront/messages/text-for-code';
import type { Business } from '@storefront/remote-kit/business.types';

const PROBLEMS = {
  validation_failed: emailInvalid,
  invalid_postcode: postcodeRefused,
  rate_limited: tooManyRequests,
  system_error: systemError,
} as const satisfies CodeTexts<'system_error'>;

/** The result of a form that was sent without scripts. */
export type ContactAnswer = 'sent' | keyof typeof PROBLEMS;

/** Parsed from the page's URL; undefined for values that our forms do not send. */
export const readContactAnswer = (value: string | undefined): ContactAnswer | undefined =>
  value === 'sent' || (value !== undefined && Object.hasOwn(PROBLEMS, value)) ? (value as ContactAnswer) : undefined;

export const contactProblem = (answer: ContactAnswer | undefined): string | undefined =>
  answer === undefined || answer === 'sent' ? undefined : PROBLEMS[answer];

/** The form's e-mail field. */
export const promptText = ({ copy }: Pick<Business, 'copy'>): string =>
  copy.noStores ?? 'Leave your email address and we will let you know when we deliver to you.';
