import { cashAmountRequired, paymentOptionRequired } from '@storefront/messages/payment';
import { bool, object, string } from 'yup';

export const paymentSchema = object({
  method: string().required(paymentOptionRequired),
  confirmed: bool()
    .default(false)
    .when('method', ([method], confirmed) =>
      method === 'cash' ? confirmed.oneOf([true], cashAmountRequired) : confirmed,
    ),
});
