import Type from 'typebox';
import { HOST_NAME_MAX_LENGTH, RETURN_URL_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';

export const walletMerchantValidation = defineOperation({
  key: 'POST /payments/wallet-merchant-validation',
  id: 'walletMerchantValidation',
  domain: 'payments',
  summary: 'A merchant session for Apple Pay, requested from the host of Apple that the device names',
  limits: [{ per: 'address', count: 60, seconds: 600 }],
  session: { usesGuestDetails: true },
  /** `domain` is the host of the page on which the shopper pays. */
  body: shape({ validationURL: Line(RETURN_URL_MAX_LENGTH), storeId: Id, domain: Line(HOST_NAME_MAX_LENGTH) }),
  /** As received from Apple; the device takes it unchanged. */
  reply: Type.Unknown(),
  errors: ['store_not_found', 'wallet_unavailable', 'payment_method_not_accepted', 'validation_failed'],
});
