import type { Captcha, CaptchaCheck } from '../../context/captcha.types';
import { turnstile } from './turnstile';

const TURNSTILE_URL = 'https://challenges.cloudflare.com';
/** The keys that the sandbox accepts; they are not secret. */
const SANDBOX_KEYS = { siteKey: 'sandbox-site-key', secret: 'storefront-sandbox-turnstile-secret' };

/**
 * Reads TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY, or the same names with _2 for the business with id 2 alone. Without
 * keys a demonstration uses the sandbox.
 * @throws when a site key has no secret
 */
export function createCaptcha(env: NodeJS.ProcessEnv, sandboxUrl: string | undefined): Captcha {
  for (const name of Object.keys(env)) {
    const [whole, business = ''] = /^TURNSTILE_SITE_KEY(_\d+)?$/.exec(name) ?? [];
    if (whole && env[name] && !env[`TURNSTILE_SECRET_KEY${business}`])
      throw new Error(`${name} needs TURNSTILE_SECRET_KEY${business} beside it`);
  }
  const checks = new Map<number, CaptchaCheck>();
  const made = (businessId: number): CaptchaCheck | undefined => {
    const own = env[`TURNSTILE_SITE_KEY_${businessId}`] ? `_${businessId}` : '';
    const siteKey = env[`TURNSTILE_SITE_KEY${own}`];
    const secret = env[`TURNSTILE_SECRET_KEY${own}`] ?? '';
    if (siteKey) return turnstile({ siteKey, secret, url: TURNSTILE_URL });
    return sandboxUrl ? turnstile({ ...SANDBOX_KEYS, url: sandboxUrl }) : undefined;
  };
  return {
    of(businessId) {
      const check = checks.get(businessId) ?? made(businessId);
      if (check) checks.set(businessId, check);
      return check;
    },
  };
}
