import type { Config } from '../../config';

export interface WebhookSettings {
  urls: readonly string[];
  secret: string;
  /** Sent as the Authorization header. */
  authorization: string | undefined;
  /** Factor for the real delays between resends. */
  waitFactor: number;
  /** Real milliseconds after which an unanswered delivery counts as failed. */
  timeoutMs: number;
  /** Hold new events until they are released. */
  hold: boolean;
  /** How many extra times each delivery is sent. */
  duplicates: number;
  /** Simultaneous events are sent in reverse order. */
  reverse: boolean;
  /** How many of the next events are lost. */
  dropNext: number;
}

export function defaultSettings({ urls, secret, authorization, waitFactor }: Config['webhooks']): WebhookSettings {
  return {
    urls,
    secret,
    authorization,
    waitFactor,
    timeoutMs: 10_000,
    hold: false,
    duplicates: 0,
    reverse: false,
    dropNext: 0,
  };
}
