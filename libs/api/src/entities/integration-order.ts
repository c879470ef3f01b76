import Type, { type Static } from 'typebox';
import { Id, Minor, nullable, shape } from '../declaration/shape';
import { SubstituteKind } from './basket';
import { FulfilmentMethod } from './enumerations';
import { itemCodes } from './order';
import { OrderStatus } from './order-status';

const Line = shape({
  lineId: Id,
  itemId: Id,
  ...itemCodes,
  name: Type.String(),
  /** The chosen options by name, such as 'Sliced'. */
  options: Type.Array(Type.String()),
  quantity: Type.Integer(),
  /** How many of them were picked; null until the order is. */
  picked: nullable(Type.Integer()),
  /** What was picked instead. */
  substituted: nullable(shape({ itemId: Id, ...itemCodes, name: Type.String(), quantity: Type.Integer() })),
  unitTotal: Minor,
  lineTotal: Minor,
  /** With the scope orders:pick: what the shopper wants if it is missing, and their note. */
  substitute: Type.Optional(
    nullable(shape({ kind: SubstituteKind, itemId: nullable(Id), name: nullable(Type.String()) })),
  ),
  note: Type.Optional(nullable(Type.String())),
});

/** An order for tills, pickers' devices and stock systems; its shopper is named only to keys with orders:pick. */
export const IntegrationOrder = shape({
  number: Type.String(),
  /** The store's slug. */
  store: Type.String(),
  status: OrderStatus,
  fulfilmentMethod: FulfilmentMethod,
  placedAt: Type.String(),
  slotStartsAt: nullable(Type.String()),
  slotEndsAt: nullable(Type.String()),
  total: Minor,
  currency: Type.String(),
  lines: Type.Array(Line),
  customer: Type.Optional(shape({ name: Type.String(), note: nullable(Type.String()) })),
});
export type IntegrationOrder = Static<typeof IntegrationOrder>;
