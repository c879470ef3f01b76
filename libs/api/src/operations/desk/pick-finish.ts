import Type from 'typebox';
import { BAGS_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Line, nullable, shape } from '../../declaration/shape';
import { PickList, StorageZone } from '../../entities/desk/pick-list';

export const deskPickFinish = defineOperation({
  key: 'POST /desk/pick-finish',
  id: 'deskPickFinish',
  domain: 'desk',
  summary: 'Finish an order of the batch, all of whose lines are decided: how many bags it has and where they stand',
  access: 'admin',
  roles: ['picker', 'manager'],
  body: shape({
    businessOrderId: Line(40),
    /** As it was shown: a change by the shopper since then is refused with pick_outdated. */
    version: Line(80),
    bags: Type.Array(shape({ zone: StorageZone, count: Type.Integer({ minimum: 1, maximum: BAGS_MAX }) }), {
      maxItems: 3,
    }),
    /** A shelf or rail of the store: 'B4'. */
    place: Line(20),
  }),
  /** What is left of the batch; null once its last order is finished. */
  reply: shape({ batch: nullable(PickList) }),
  errors: [
    'order_not_found',
    'order_not_in_picking',
    'order_has_picker',
    'pick_undecided',
    'pick_outdated',
    'nothing_picked',
  ],
});
