import { problemCode } from '@storefront/api/api-problem';
import { messageKeyByCode } from '@storefront/messages/message-for-code';
import { problemMessage } from '@storefront/messages/problem-message';
import { connectionLost, systemError } from '@storefront/messages/system';

const NO_ANSWER: readonly string[] = ['network', 'timeout', 'upstream_timeout', 'upstream_unavailable'];

/**
 * The text for an error that the operation does not declare.
 * @param fallback used when the error has no text
 */
export function failureText(failure: unknown, fallback: string = systemError): string {
  const code = problemCode(failure) ?? '';
  if (NO_ANSWER.includes(code)) return connectionLost;
  return Object.hasOwn(messageKeyByCode, code) ? problemMessage({ code }) : fallback;
}
