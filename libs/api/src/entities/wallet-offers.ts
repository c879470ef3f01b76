import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';
import { PaymentGateway } from './enumerations';

/** What the browser needs to ask the device for Apple Pay. */
const ApplePayOffer = shape({
  /** Gives browsers without Apple Pay of their own the same interface. */
  scriptUrl: Type.String(),
  countryCode: Type.String(),
  merchantName: Type.String(),
  supportedNetworks: Type.Array(Type.String()),
});
export type ApplePayOffer = Static<typeof ApplePayOffer>;

/** What the browser needs to ask the device for Google Pay. */
const GooglePayOffer = shape({
  scriptUrl: Type.String(),
  environment: Type.Enum(['TEST', 'PRODUCTION']),
  countryCode: Type.String(),
  merchantName: Type.String(),
  /** Google's id of the merchant; null in its test environment. */
  merchantId: nullable(Type.String()),
  /** The card gateway that Google encrypts the payment data for, and its id of the merchant. */
  gateway: Type.String(),
  gatewayMerchantId: Type.String(),
  supportedNetworks: Type.Array(Type.String()),
});
export type GooglePayOffer = Static<typeof GooglePayOffer>;

/** The wallets that a store accepts and its business has accounts for; the device decides which are shown. */
export const WalletOffers = shape({
  /** The gateway that charges a wallet's card; null when no wallet is offered. */
  paymentGateway: nullable(PaymentGateway),
  applePay: nullable(ApplePayOffer),
  googlePay: nullable(GooglePayOffer),
});
export type WalletOffers = Static<typeof WalletOffers>;
