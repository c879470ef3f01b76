import { readFileSync } from 'node:fs';
import { APPLE_PAY_FILES } from '../../../config/wallet-configuration';
import type { ApplePayAccount, GooglePayAccount, WalletAccounts } from '../../../context/wallet.types';

const APPLE_SCRIPT_URL = 'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js';
const GOOGLE_SCRIPT_URL = 'https://pay.google.com/gp/p/js/pay.js';

type Setting = (name: string) => string | undefined;

function applePayAccount(
  businessId: number,
  setting: Setting,
  sandboxUrl: string | undefined,
): ApplePayAccount | undefined {
  const merchantId = setting('APPLE_PAY_MERCHANT_ID');
  if (!merchantId) return sandboxUrl ? sandboxApplePay(businessId, sandboxUrl) : undefined;
  const [cert, key, domainAssociation] = APPLE_PAY_FILES.map((name) => {
    const path = setting(name);
    if (!path) throw new Error(`APPLE_PAY_MERCHANT_ID needs ${name} beside it`);
    return readFileSync(path, 'utf8');
  }) as [string, string, string];
  return {
    merchantId,
    identity: { cert, key },
    domainAssociation,
    scriptUrl: APPLE_SCRIPT_URL,
    sandboxSessionUrl: undefined,
    browserOrigins: [new URL(APPLE_SCRIPT_URL).origin],
  };
}

const sandboxApplePay = (businessId: number, sandboxUrl: string): ApplePayAccount => ({
  merchantId: `merchant.sandbox.${businessId}`,
  identity: undefined,
  domainAssociation: `Simulated domain association of the merchant of business ${businessId}\n`,
  scriptUrl: `${sandboxUrl}/apple-pay/apple-pay-sdk.js`,
  sandboxSessionUrl: `${sandboxUrl}/apple-pay/paymentservices/startSession`,
  browserOrigins: [new URL(sandboxUrl).origin],
});

function googlePayAccount(setting: Setting, sandboxUrl: string | undefined): GooglePayAccount | undefined {
  const merchantId = setting('GOOGLE_PAY_MERCHANT_ID');
  if (merchantId)
    return {
      merchantId,
      environment: 'PRODUCTION',
      scriptUrl: GOOGLE_SCRIPT_URL,
      browserOrigins: [new URL(GOOGLE_SCRIPT_URL).origin, 'https://google.com'],
    };
  if (!sandboxUrl) return undefined;
  return {
    merchantId: null,
    environment: 'TEST',
    scriptUrl: `${sandboxUrl}/google-pay/pay.js`,
    browserOrigins: [new URL(sandboxUrl).origin],
  };
}

/**
 * Reads a business's accounts from the environment (`walletSettings`); without one a demonstration uses the sandbox.
 * @throws Error for an account whose files are missing
 */
export function walletAccounts(
  env: NodeJS.ProcessEnv,
  businessId: number,
  sandboxUrl: string | undefined,
): WalletAccounts {
  const setting = (name: string) => env[`${name}_${businessId}`] || env[name] || undefined;
  return {
    applePay: applePayAccount(businessId, setting, sandboxUrl),
    googlePay: googlePayAccount(setting, sandboxUrl),
  };
}
