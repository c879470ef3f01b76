import Type from 'typebox';
import { RUN_STOPS_MAX } from '../../../constants';
import { defineOperation } from '../../../declaration/operation';
import { Line, nullable, shape } from '../../../declaration/shape';
import { DeliveryRun } from '../../../entities/desk/drive';

/** The operator's run as it is now; null without one. */
export const driveReply = shape({ run: nullable(DeliveryRun) });

export const deskDriveRun = defineOperation({
  key: 'POST /desk/drive-run',
  id: 'deskDriveRun',
  domain: 'desk',
  summary: 'The run of the operator: its stops in order, with what each needs and when it is expected',
  access: 'admin',
  roles: ['driver', 'manager'],
  safe: true,
  body: shape({}),
  reply: driveReply,
  errors: [],
});

export const deskDriveOrder = defineOperation({
  key: 'POST /desk/drive-order',
  id: 'deskDriveOrder',
  domain: 'desk',
  summary: 'Put the stops that are still to be made into another order',
  access: 'admin',
  roles: ['driver', 'manager'],
  body: shape({
    /** All stops that are to be made, in their new order. */
    businessOrderIds: Type.Array(Line(40), { minItems: 1, maxItems: RUN_STOPS_MAX, uniqueItems: true }),
  }),
  reply: driveReply,
  errors: ['order_not_found', 'drive_outdated'],
});

export const deskDriveEnd = defineOperation({
  key: 'POST /desk/drive-end',
  id: 'deskDriveEnd',
  domain: 'desk',
  summary: 'End the run of the operator, whose undelivered bags are back in the store',
  access: 'admin',
  roles: ['driver', 'manager'],
  body: shape({}),
  reply: driveReply,
  errors: ['drive_not_finished'],
});
