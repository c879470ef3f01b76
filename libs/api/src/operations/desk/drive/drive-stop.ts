import Type from 'typebox';
import { DRIVER_ACTIONS_PER_MINUTE, NOT_DELIVERED_NOTE_MAX_LENGTH } from '../../../constants';
import { defineOperation } from '../../../declaration/operation';
import { Instant, Line, shape } from '../../../declaration/shape';
import { DeliveryLeft, NotDeliveredReason } from '../../../entities/desk/drive';
import { SAFE_PLACE_BODY_BYTES, SAFE_PLACE_PICTURE_CHARACTERS } from '../../../limits/safe-place-limits';
import { driveReply } from './drive-run';

/** What every action at a stop says. */
const atStop = {
  businessOrderId: Line(40),
  /** When it was done on a device without a connection. */
  doneAt: Type.Optional(Instant),
};

const shared = {
  domain: 'desk',
  access: 'admin',
  roles: ['driver', 'manager'],
  idempotent: 'change',
  limits: [{ per: 'address', count: DRIVER_ACTIONS_PER_MINUTE, seconds: 60 }],
  reply: driveReply,
} as const;

export const deskDriveArrived = defineOperation({
  ...shared,
  key: 'POST /desk/drive-arrived',
  id: 'deskDriveArrived',
  summary: 'Say that the driver is at the door of an order of their run',
  body: shape(atStop),
  errors: ['order_not_found', 'drive_not_on_run', 'order_has_driver', 'date_invalid'],
});

export const deskDriveDelivered = defineOperation({
  ...shared,
  key: 'POST /desk/drive-delivered',
  id: 'deskDriveDelivered',
  summary: 'Hand an order over at the door, or leave it in a safe place with a picture; a repetition changes nothing',
  bodyLimit: SAFE_PLACE_BODY_BYTES,
  body: shape({
    ...atStop,
    /** An order with an age to prove or cash to take is never left. */
    left: DeliveryLeft,
    ageProven: Type.Optional(Type.Enum(['looks_over_25', 'id_seen'])),
    cashTaken: Type.Optional(Type.Boolean()),
    /** Needed for a safe place: a JPEG, PNG or WebP in base64. */
    picture: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: SAFE_PLACE_PICTURE_CHARACTERS,
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
      }),
    ),
  }),
  errors: [
    'order_not_found',
    'drive_not_on_run',
    'order_has_driver',
    'illegal_transition',
    'age_not_proven',
    'cash_not_taken',
    'drive_safe_place_refused',
    'drive_picture_missing',
    'file_refused',
    'date_invalid',
  ],
});

export const deskDriveNotDelivered = defineOperation({
  ...shared,
  key: 'POST /desk/drive-not-delivered',
  id: 'deskDriveNotDelivered',
  summary: 'Say why an order could not be delivered; its bags go back to the store',
  body: shape({
    ...atStop,
    reason: NotDeliveredReason,
    note: Type.Optional(Line(NOT_DELIVERED_NOTE_MAX_LENGTH)),
  }),
  errors: ['order_not_found', 'drive_not_on_run', 'order_has_driver', 'illegal_transition', 'date_invalid'],
});

export const deskDriveLate = defineOperation({
  ...shared,
  key: 'POST /desk/drive-late',
  id: 'deskDriveLate',
  summary: 'Tell the shopper of a late order when the driver is expected; not again within fifteen minutes',
  body: shape({ businessOrderId: Line(40) }),
  errors: ['order_not_found', 'drive_not_on_run', 'order_has_driver', 'drive_not_late', 'drive_told_lately'],
});
