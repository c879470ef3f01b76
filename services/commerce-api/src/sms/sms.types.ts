/** `undeliverable`: the gateway will not send to this number. It says nothing about the next message. */
export type SmsOutcome = 'accepted' | 'undeliverable' | 'unavailable';

/** A text-message account of a business. */
export interface SmsGateway {
  /** @param to a number as E.164 */
  send(to: string, text: string): Promise<SmsOutcome>;
  /** Whether the gateway would accept a message now; it asks the gateway, and sends nothing. */
  isAvailable(): Promise<boolean>;
}

/** Undefined for a business without an account: then nothing is texted or offered. */
export type SmsAccounts = (businessId: number) => SmsGateway | undefined;
