import Type, { type Static } from 'typebox';
import { shape } from '../shape';

const CheckoutcomCardSession = shape({
  gateway: Type.Literal('checkoutcom'),
  /** The gateway’s script, which renders the form. */
  scriptUrl: Type.String(),
  publicKey: Type.String(),
  environment: Type.Enum(['sandbox', 'production']),
  /** As received from the gateway; its script takes it unchanged. */
  paymentSession: Type.Unknown(),
});

/** What a gateway’s card form needs in the browser. With a second gateway it is a union by `gateway`. */
export const CardSession = CheckoutcomCardSession;
export type CardSession = Static<typeof CardSession>;
