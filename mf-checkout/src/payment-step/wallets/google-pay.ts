import type { GooglePayOffer } from '@storefront/api/entities/wallet-offers';
import { loadScript } from '../load-script';
import { decimalAmount } from './decimal-amount';
import type { Wallet } from './wallet.types';

/** The part of Google's client that is used here. */
interface PaymentsClient {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>;
  loadPaymentData(request: object): Promise<{
    readonly paymentMethodData: { readonly tokenizationData: { readonly token: string } };
  }>;
}

interface GoogleGlobal {
  readonly payments?: { readonly api: { readonly PaymentsClient: new (options: object) => PaymentsClient } };
}

/** The global of Google's script, which has no types. */
const paymentsApi = () => (window as { google?: GoogleGlobal }).google?.payments?.api;

const VERSION = { apiVersion: 2, apiVersionMinor: 0 };

const isCancelled = (error: unknown) =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 'CANCELED';

/** Google Pay, if this browser has it. */
export async function googlePay(offer: GooglePayOffer): Promise<Wallet | undefined> {
  await loadScript(offer.scriptUrl, () => paymentsApi() !== undefined);
  const api = paymentsApi();
  if (!api) return undefined;
  const client = new api.PaymentsClient({ environment: offer.environment });
  const card = {
    type: 'CARD',
    parameters: {
      allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
      allowedCardNetworks: offer.supportedNetworks,
    },
  };
  const { result } = await client.isReadyToPay({ ...VERSION, allowedPaymentMethods: [card] });
  if (!result) return undefined;
  const { gateway, gatewayMerchantId, merchantId, merchantName, countryCode } = offer;
  return {
    name: 'google_pay',
    async open({ amount, currency, charge }) {
      try {
        const { paymentMethodData } = await client.loadPaymentData({
          ...VERSION,
          allowedPaymentMethods: [
            {
              ...card,
              tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway, gatewayMerchantId } },
            },
          ],
          merchantInfo: { merchantName, ...(merchantId && { merchantId }) },
          transactionInfo: {
            totalPriceStatus: 'FINAL',
            totalPrice: decimalAmount(amount, currency),
            currencyCode: currency,
            countryCode,
          },
        });
        await charge(paymentMethodData.tokenizationData.token);
        return 'charged';
      } catch (error) {
        return isCancelled(error) ? 'cancelled' : 'failed';
      }
    },
  };
}
