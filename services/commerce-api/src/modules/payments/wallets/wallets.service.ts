import type { WalletOffers } from '@storefront/api/entities/wallet-offers';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { acceptedMethods, allowsMethod, methodRefused } from '../../stores/accepted-methods';
import { readStore } from '../../stores/stores.repository';
import { requestMerchantSession } from './request-merchant-session';
import { acceptedValidationUrl } from './validation-url';

type Wallets = Pick<ServiceContext, 'db' | 'gateways'>;

/** The accepted card brands, as each wallet names them. */
const APPLE_NETWORKS = ['visa', 'masterCard', 'discover', 'jcb'];
const GOOGLE_NETWORKS = ['VISA', 'MASTERCARD', 'DISCOVER', 'JCB'];

/** The wallets that a store accepts. */
export async function walletOffers(
  { db, gateways }: Wallets,
  business: Business,
  { storeId }: BodyOf<'POST /payments/wallet-offers'>,
): Promise<WalletOffers> {
  const store = await readStore(db, business.id, storeId);
  const methods = acceptedMethods(gateways, business, store);
  const gateway = gateways.forCards(business.id);
  const { applePay, googlePay } = gateways.walletsOf(business.id);
  const merchant = { countryCode: business.settings.country, merchantName: business.name };
  const apple = methods.includes('apple_pay') && applePay;
  const google = methods.includes('google_pay') && googlePay;
  return {
    paymentGateway: gateway && (apple || google) ? gateway.name : null,
    applePay: apple ? { ...merchant, scriptUrl: apple.scriptUrl, supportedNetworks: APPLE_NETWORKS } : null,
    googlePay:
      google && gateway?.wallets
        ? {
            ...merchant,
            scriptUrl: google.scriptUrl,
            environment: google.environment,
            merchantId: google.merchantId,
            ...gateway.wallets.googlePay,
            supportedNetworks: GOOGLE_NETWORKS,
          }
        : null,
  };
}

const invalid = (path: string, message: string) =>
  refuse('validation_failed', message, [{ path, message, code: 'invalid' }]);

/** Apple's session of one payment. The page's host must be one of the business's, and the URL one of Apple's. */
export async function validateMerchant(
  { db, gateways, log }: Wallets & Pick<ServiceContext, 'log'>,
  business: Business,
  { validationURL, storeId, domain }: BodyOf<'POST /payments/wallet-merchant-validation'>,
): Promise<ReplyOf<'POST /payments/wallet-merchant-validation'>> {
  const store = await readStore(db, business.id, storeId);
  if (!allowsMethod(business, store, 'apple_pay')) throw methodRefused('apple_pay');
  const account = gateways.walletsOf(business.id).applePay;
  if (!account) throw refuse('wallet_unavailable');
  if (!business.hosts.includes(domain)) throw invalid('domain', 'The domain does not belong to this business');
  const url = acceptedValidationUrl(validationURL, account.sandboxSessionUrl);
  if (!url) throw invalid('validationURL', 'The address is not one of Apple’s');
  try {
    return await requestMerchantSession(url, account, { host: domain, displayName: business.name });
  } catch (error) {
    log.warn({ storeId, reason: error instanceof Error ? error.message : 'unknown' }, 'no Apple Pay merchant session');
    throw refuse('wallet_unavailable');
  }
}
