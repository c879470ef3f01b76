import { connectionLost, systemError } from '@storefront/messages/system';

/** Codes of calls that nobody answered. */
const NO_ANSWER = ['network', 'timeout', 'upstream_timeout', 'upstream_unavailable'];

/** What a shopper reads of what was thrown: a call without an answer is told from a failure. */
export function failureWords(reason: unknown): string {
  const code = (reason as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && NO_ANSWER.includes(code) ? connectionLost : systemError;
}
