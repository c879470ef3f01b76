import type { CaptchaCheck } from '../../context/captcha.types';
import { readJson } from './read-json';

interface TurnstileAccount {
  siteKey: string;
  secret: string;
  /** The origin of the script and of siteverify. */
  url: string;
}

/** A shopper waits for the reply; Cloudflare answers within a second. */
const TIMEOUT_MS = 5_000;

/** Faults of ours or of Cloudflare's, which say nothing about the shopper. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'];

/** Cloudflare Turnstile: https://developers.cloudflare.com/turnstile/get-started/server-side-validation */
export function turnstile({ siteKey, secret, url }: TurnstileAccount): CaptchaCheck {
  return {
    siteKey,
    scriptUrl: `${url}/turnstile/v0/api.js?render=explicit`,
    async verify({ token, action, address, idempotencyKey }) {
      if (token === '') return 'failed';
      const form = new URLSearchParams({ secret, response: token });
      if (address) form.set('remoteip', address);
      if (idempotencyKey) form.set('idempotency_key', idempotencyKey);
      const reply = await readJson(`${url}/turnstile/v0/siteverify`, form, TIMEOUT_MS);
      if (!reply) return 'unavailable';
      const faults = Array.isArray(reply['error-codes']) ? reply['error-codes'] : [];
      if (faults.some((fault) => OUR_FAULTS.includes(String(fault)))) return 'unavailable';
      const isForThisForm = reply.action === undefined || reply.action === '' || reply.action === action;
      return reply.success === true && isForThisForm ? 'passed' : 'failed';
    },
  };
}
