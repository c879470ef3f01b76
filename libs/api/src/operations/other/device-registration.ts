import Type from 'typebox';
import { DEVICE_TEXT_MAX_LENGTH, NAME_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Line, nullable, shape } from '../../declaration/shape';

export const deviceRegistration = defineOperation({
  key: 'POST /devices/register',
  id: 'deviceRegistration',
  domain: 'other',
  summary: 'Register a device for messages, or update its data and consent',
  limits: [{ per: 'address', count: 60, seconds: 3600 }],
  body: shape({
    messagingDeviceId: Line(200),
    systemVersion: Type.Optional(Type.String({ maxLength: DEVICE_TEXT_MAX_LENGTH })),
    deviceModel: Type.Optional(Type.String({ maxLength: NAME_MAX_LENGTH })),
    deviceName: Type.Optional(Type.String({ maxLength: NAME_MAX_LENGTH })),
    appVersion: Type.Optional(Type.String({ maxLength: DEVICE_TEXT_MAX_LENGTH })),
    promoConsentLevel: Type.Optional(Type.String({ maxLength: DEVICE_TEXT_MAX_LENGTH })),
  }),
  reply: shape({ messagingDeviceId: Type.String(), promoConsentLevel: nullable(Type.String()) }),
  errors: ['rate_limited'],
});
