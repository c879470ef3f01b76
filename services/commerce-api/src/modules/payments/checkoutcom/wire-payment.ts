import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { GatewayUnclear } from '../../../context/gateway.types';

/** The gateway omits a field, or sends null. */
const field = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));

/** A charged card, or an instrument. */
export const WireSource = Type.Object({
  id: field(Type.String()),
  fingerprint: field(Type.String()),
  scheme: field(Type.String()),
  last4: field(Type.String()),
  expiry_month: field(Type.Number()),
  expiry_year: field(Type.Number()),
});
export type WireSource = Static<typeof WireSource>;

export const WireToken = Type.Object({ token: Type.String(), scheme: field(Type.String()) });

/** A payment in the gateway's replies: the fields that are used. */
export const WirePayment = Type.Object({
  id: field(Type.String()),
  status: field(Type.String()),
  reference: field(Type.String()),
  response_code: field(Type.String()),
  requested_on: field(Type.String()),
  actions: field(Type.Array(Type.Object({ response_code: field(Type.String()) }))),
  amount: field(Type.Number()),
  currency: field(Type.String()),
  balances: field(
    Type.Object({
      total_authorized: field(Type.Number()),
      total_captured: field(Type.Number()),
      total_refunded: field(Type.Number()),
    }),
  ),
  source: field(WireSource),
  _links: field(Type.Object({ redirect: field(Type.Object({ href: field(Type.String()) })) })),
});
export type WirePayment = Static<typeof WirePayment>;

export const WirePaymentList = Type.Object({ data: field(Type.Array(WirePayment)) });

export const WireActions = Type.Array(
  Type.Object({
    type: field(Type.String()),
    approved: field(Type.Boolean()),
    reference: field(Type.String()),
    response_code: field(Type.String()),
  }),
);

/** The reply to an addition, which the bank decides at once. */
export const WireAddition = Type.Object({ approved: Type.Boolean(), response_code: field(Type.String()) });
export type WireAddition = Static<typeof WireAddition>;

export const WireCard = Type.Object({ scheme: field(Type.String()) });

/**
 * A reply of the gateway by its schema; other fields are ignored.
 * @throws GatewayUnclear when it does not match, because the payment may exist nevertheless
 */
export function parseWire<S extends TSchema>(schema: S, reply: unknown): Static<S> {
  if (!Value.Check(schema, reply)) throw new GatewayUnclear('The gateway sent a reply of an unknown form');
  return reply;
}
