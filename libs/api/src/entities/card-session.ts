import Type, { type Static } from 'typebox';
import { shape } from '../declaration/shape';

const CheckoutcomCardSession = shape({
  gateway: Type.Literal('checkoutcom'),
  /** The gateway’s script, which renders the form. */
  scriptUrl: Type.String(),
  publicKey: Type.String(),
  environment: Type.Enum(['sandbox', 'production']),
  /** As received from the gateway; its script takes it unchanged. */
  paymentSession: Type.Unknown(),
});

/** The card is typed on the gateway’s own page, which hosted-payment-producer opens. */
const RealexCardSession = shape({ gateway: Type.Literal('realex') });

/** What a gateway’s card form needs in the browser. */
export const CardSession = Type.Union([CheckoutcomCardSession, RealexCardSession]);
export type CardSession = Static<typeof CardSession>;
