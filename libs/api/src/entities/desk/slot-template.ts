import Type, { type Static } from 'typebox';
import { SLOT_CAPACITY_MAX, SLOT_FEE_MAX, SLOT_LEAD_MINUTES_MAX } from '../../constants';
import { Id, nullable, shape, TimeOfDay } from '../../declaration/shape';
import { FulfilmentMethod } from '../enumerations';

/** A time that a store offers week after week: slots are made from it, two weeks ahead. */
export const SlotTemplateValues = shape({
  fulfilmentMethod: FulfilmentMethod,
  /** Weekdays, 0 being Sunday; none while it is not offered. */
  days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 7, uniqueItems: true }),
  starts: TimeOfDay,
  ends: TimeOfDay,
  /** The most orders. */
  capacity: Type.Integer({ minimum: 0, maximum: SLOT_CAPACITY_MAX }),
  /** In minor units. */
  fee: Type.Integer({ minimum: 0, maximum: SLOT_FEE_MAX }),
  /** Minutes before the start at which booking ends. */
  leadMinutes: Type.Integer({ minimum: 0, maximum: SLOT_LEAD_MINUTES_MAX }),
  /** The time of the day before at which booking ends, if it ends so early. */
  orderBy: nullable(TimeOfDay),
});
export type SlotTemplateValues = Static<typeof SlotTemplateValues>;

export const SlotTemplate = shape({
  templateId: Id,
  values: SlotTemplateValues,
  /** The pool whose places it shares with other times of the day. */
  pool: nullable(Type.String()),
  /** The codes of the delivery zones that it serves; null for all. */
  zones: nullable(Type.Array(Type.String())),
});
export type SlotTemplate = Static<typeof SlotTemplate>;

/** What a change of the weekly times did to the slots of the coming two weeks. */
export const SlotsRenewed = shape({
  added: Type.Integer(),
  changed: Type.Integer(),
  /** No longer offered; their orders and held places stay. */
  ended: Type.Integer(),
});
export type SlotsRenewed = Static<typeof SlotsRenewed>;
