import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const deviceRegistration = defineOperation({
  key: 'POST /devices/register',
  id: 'deviceRegistration',
  domain: 'other',
  summary: 'Register a device for messages',
  later: true,
  body: shape({
    messagingDeviceId: Line(200),
    systemVersion: Type.Optional(Type.String({ maxLength: 40 })),
    deviceModel: Type.Optional(Type.String({ maxLength: 80 })),
    deviceName: Type.Optional(Type.String({ maxLength: 80 })),
    appVersion: Type.Optional(Type.String({ maxLength: 40 })),
    promoConsentLevel: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: Type.Unknown(),
  errors: [],
});
