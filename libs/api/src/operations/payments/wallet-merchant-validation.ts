import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Id, Line, shape } from '../../shape';

export const walletMerchantValidation = defineOperation({
  key: 'POST /payments/wallet-merchant-validation',
  id: 'walletMerchantValidation',
  domain: 'payments',
  summary: 'A merchant session for Apple Pay',
  later: true,
  session: { usesGuestDetails: true },
  body: shape({ validationURL: Line(500), storeId: Id, domain: Line(253) }),
  reply: Type.Unknown(),
  errors: ['wallet_unavailable', 'payment_method_not_accepted'],
});
