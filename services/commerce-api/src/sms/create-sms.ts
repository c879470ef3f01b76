import type { SmsAccounts, SmsGateway } from './sms.types';
import { type TwilioAccount, twilio } from './twilio';

const TWILIO_URL = 'https://api.twilio.com';
/** The account that the sandbox accepts; it is not secret. Its number is one that Ofcom reserves for fiction. */
const SANDBOX_ACCOUNT = {
  accountSid: 'AC00000000000000000000000000000001',
  authToken: 'storefront-sandbox-sms-token',
  from: '+447700900999',
};

/** What a sender may be: a number as E.164, or the sid of a messaging service. */
const SENDER = /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/;

function accountOf(env: NodeJS.ProcessEnv, own: string): TwilioAccount | undefined {
  const accountSid = env[`TWILIO_ACCOUNT_SID${own}`];
  if (!accountSid) return undefined;
  return {
    url: (env[`TWILIO_URL${own}`] || env.TWILIO_URL || TWILIO_URL).replace(/\/+$/, ''),
    accountSid,
    authToken: env[`TWILIO_AUTH_TOKEN${own}`] ?? '',
    from: env[`TWILIO_FROM${own}`] ?? '',
  };
}

/**
 * Reads TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM, or the same names with _2 for the business with id 2
 * alone. Without an account a demonstration uses the sandbox, and any other business sends no texts.
 * @throws when an account lacks its token or its sender
 */
export function createSms(env: NodeJS.ProcessEnv, sandboxUrl: string | undefined): SmsAccounts {
  for (const name of Object.keys(env)) {
    const [whole, own = ''] = /^TWILIO_ACCOUNT_SID(_\d+)?$/.exec(name) ?? [];
    if (!whole || !env[name]) continue;
    if (!env[`TWILIO_AUTH_TOKEN${own}`]) throw new Error(`${name} needs TWILIO_AUTH_TOKEN${own} beside it`);
    if (!SENDER.test(env[`TWILIO_FROM${own}`] ?? ''))
      throw new Error(`${name} needs TWILIO_FROM${own} beside it: a number such as +447700900999, or a service's sid`);
  }
  const gateways = new Map<number, SmsGateway>();
  return (businessId) => {
    const known = gateways.get(businessId);
    if (known) return known;
    const account = accountOf(env, `_${businessId}`) ?? accountOf(env, '');
    const used = account ?? (sandboxUrl ? { ...SANDBOX_ACCOUNT, url: `${sandboxUrl}/twilio` } : undefined);
    if (!used) return undefined;
    const gateway = twilio(used);
    gateways.set(businessId, gateway);
    return gateway;
  };
}
