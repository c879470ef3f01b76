import Type from 'typebox';
import { RUN_STOPS_MAX } from '../../../constants';
import { defineOperation } from '../../../declaration/operation';
import { Id, Line, shape } from '../../../declaration/shape';
import { DeliveryRun, WaitingDelivery } from '../../../entities/desk/drive';

export const deskDriveWaiting = defineOperation({
  key: 'POST /desk/drive-waiting',
  id: 'deskDriveWaiting',
  domain: 'desk',
  summary: 'Picked deliveries of a store that wait for a driver, the next slot first',
  access: 'admin',
  roles: ['driver', 'manager'],
  safe: true,
  body: shape({ storeId: Id }),
  reply: shape({ orders: Type.Array(WaitingDelivery) }),
  errors: ['store_not_found'],
});

export const deskDriveBegin = defineOperation({
  key: 'POST /desk/drive-begin',
  id: 'deskDriveBegin',
  domain: 'desk',
  summary: 'Begin to deliver orders of one store: all of them are on their way, and nobody else can take them',
  access: 'admin',
  roles: ['driver', 'manager'],
  body: shape({
    storeId: Id,
    businessOrderIds: Type.Array(Line(40), { minItems: 1, maxItems: RUN_STOPS_MAX, uniqueItems: true }),
  }),
  reply: DeliveryRun,
  errors: ['store_not_found', 'order_not_found', 'order_has_driver', 'drive_not_ready', 'drive_not_finished'],
});
