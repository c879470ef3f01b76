import type { SmsGateway, SmsOutcome } from './sms.types';

export interface TwilioAccount {
  url: string;
  accountSid: string;
  authToken: string;
  /** A number as E.164, or the sid of a messaging service. */
  from: string;
}

/** A shopper waits for the reply; Twilio answers within a second. */
const TIMEOUT_MS = 5_000;

/**
 * Errors about the recipient's number: not valid, not reachable, not permitted, opted out, no mobile number.
 * https://www.twilio.com/docs/api/errors
 */
const RECIPIENT_ERRORS: readonly unknown[] = [21211, 21214, 21215, 21217, 21408, 21610, 21612, 21614];

/** Twilio's REST API: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
export function twilio({ url, accountSid, authToken, from }: TwilioAccount): SmsGateway {
  const account = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const senderField = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';

  async function request(path: string, form?: URLSearchParams): Promise<SmsOutcome> {
    try {
      const response = await fetch(`${account}${path}`, {
        ...(form && { method: 'POST', body: form }),
        redirect: 'error',
        headers: { authorization },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const reply: unknown = await response.json();
      if (response.ok) return 'accepted';
      const code = typeof reply === 'object' && reply !== null && 'code' in reply ? reply.code : undefined;
      return RECIPIENT_ERRORS.includes(code) ? 'undeliverable' : 'unavailable';
    } catch {
      return 'unavailable';
    }
  }

  return {
    send: (to, text) => request('/Messages.json', new URLSearchParams({ To: to, [senderField]: from, Body: text })),
    isAvailable: async () => (await request('.json')) === 'accepted',
  };
}
