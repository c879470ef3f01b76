import type { SelectedAddress } from '@storefront/api/entities/address';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CardStorage, HostedPageRequest } from '../../../context/gateway.types';
import type { RealexAccount } from './realex-account';
import { realexHash, realexTimestamp } from './realex-hash';

/** ISO 3166-1 numbers of the countries where cards are billed; the hosted page asks for any other itself. */
const COUNTRY_NUMBERS: Readonly<Record<string, string>> = { GB: '826', IE: '372', FR: '250', DE: '276', US: '840' };

// No longer than the hosted page accepts; of an address, banks compare only the digits (BILLING_CODE).
const STREET_MAX_LENGTH = 50;
const CITY_MAX_LENGTH = 40;
const EMAIL_MAX_LENGTH = 254;

const digits = (text: string) => text.replace(/\D/g, '');

/** 'SE1 9GF' and '9 Park Street' are '19|9': the form in which banks in the United Kingdom compare addresses. */
const addressCode = ({ country, postcode, addressLine1 }: SelectedAddress): string =>
  country === 'GB' ? `${digits(postcode)}|${digits(addressLine1)}` : postcode;

/** '+447700900456' is '44|7700900456'. */
function mobileOf(phoneNumber: string): string | undefined {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  return parsed && `${parsed.countryCallingCode}|${parsed.nationalNumber}`;
}

function billingFields(address: SelectedAddress): Record<string, string | undefined> {
  return {
    BILLING_CODE: addressCode(address),
    BILLING_CO: address.country,
    HPP_BILLING_STREET1: address.addressLine1.slice(0, STREET_MAX_LENGTH),
    HPP_BILLING_STREET2: address.addressLine2?.slice(0, STREET_MAX_LENGTH) || undefined,
    HPP_BILLING_CITY: address.town.slice(0, CITY_MAX_LENGTH),
    HPP_BILLING_POSTALCODE: address.postcode,
    HPP_BILLING_COUNTRY: COUNTRY_NUMBERS[address.country],
  };
}

const shippingFields = (address: SelectedAddress): Record<string, string | undefined> => ({
  SHIPPING_CODE: addressCode(address),
  SHIPPING_CO: address.country,
});

/** The page offers to save the card, and the saved ones; PAYER_EXIST 2 makes the payer unless the gateway knows it. */
const storageFields = ({ payer, card, hasCards }: CardStorage): Record<string, string> => ({
  CARD_STORAGE_ENABLE: '1',
  OFFER_SAVE_CARD: '1',
  PMT_REF: card,
  ...(hasCards ? { HPP_SELECT_STORED_CARD: payer, PAYER_EXIST: '1' } : { PAYER_REF: payer, PAYER_EXIST: '2' }),
});

/** The signed fields that open the hosted page for one payment; what is unknown is left out. */
export function hostedPageFields(
  account: RealexAccount,
  request: HostedPageRequest,
  now: Date,
): Record<string, string> {
  const { reference, currency, contact, billingAddress, deliveryAddress, returnUrl, isFramed, cardStorage } = request;
  const { merchantId, subaccount, secret } = account;
  const timestamp = realexTimestamp(now);
  const amount = String(request.amount);
  const { origin } = new URL(returnUrl);
  const fields: Record<string, string | undefined> = {
    TIMESTAMP: timestamp,
    MERCHANT_ID: merchantId,
    ACCOUNT: subaccount,
    CHANNEL: 'ECOM',
    ORDER_ID: reference,
    AMOUNT: amount,
    CURRENCY: currency,
    // The amount is settled later, by the XML API.
    AUTO_SETTLE_FLAG: '0',
    HPP_VERSION: '2',
    HPP_LANG: 'en',
    MERCHANT_RESPONSE_URL: returnUrl,
    CARD_PAYMENT_BUTTON: request.buttonText,
    VAR_REF: request.orderReference,
    HPP_CUSTOMER_EMAIL: contact?.email.slice(0, EMAIL_MAX_LENGTH),
    HPP_CUSTOMER_PHONENUMBER_MOBILE: contact ? mobileOf(contact.phoneNumber) : undefined,
    ...(billingAddress && billingFields(billingAddress)),
    ...(deliveryAddress && shippingFields(deliveryAddress)),
    ...(isFramed && { HPP_POST_DIMENSIONS: origin, HPP_POST_RESPONSE: origin }),
    ...(cardStorage && storageFields(cardStorage)),
    SHA1HASH: realexHash(secret, [
      timestamp,
      merchantId,
      reference,
      amount,
      currency,
      ...(cardStorage ? [cardStorage.payer, cardStorage.card] : []),
    ]),
  };
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
