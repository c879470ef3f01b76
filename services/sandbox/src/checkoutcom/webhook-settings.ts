import type { Config } from '../config';

export interface WebhookSettings {
  urls: readonly string[];
  secret: string;
  /** Sent as the Authorization header. */
  authorization: string | undefined;
  /** The real waits between resends are multiplied by this. */
  waitFactor: number;
  /** Milliseconds, of the machine's clock, after which an unanswered delivery counts as failed. */
  timeoutMs: number;
  /** Keep new events until they are released. */
  hold: boolean;
  /** How many more times than once each delivery is sent. */
  duplicates: number;
  /** Events that arise together are told last first. */
  reverse: boolean;
  /** How many of the next events are lost on the way. */
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
