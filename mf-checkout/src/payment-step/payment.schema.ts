import { cashAmountRequired, cvvInvalid, cvvRequired, paymentOptionRequired } from '@storefront/messages/payment';
import { bool, object, string } from 'yup';
import { isSavedOption } from './payment-options';

export const paymentSchema = object({
  method: string().required(paymentOptionRequired),
  confirmed: bool()
    .default(false)
    .when('method', ([method], confirmed) =>
      method === 'cash' ? confirmed.oneOf([true], cashAmountRequired) : confirmed,
    ),
  cvv: string()
    .default('')
    .when('method', ([method], cvv) =>
      isSavedOption(String(method)) ? cvv.required(cvvRequired).matches(/^\d{3,4}$/, cvvInvalid) : cvv,
    ),
  saveCard: bool().default(false),
});
