import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, nullable, shape } from '../../shape';

export const deviceRegistration = defineOperation({
  key: 'POST /devices/register',
  id: 'deviceRegistration',
  domain: 'other',
  summary: 'Register a device for messages, or say anew what it is and what it agrees to',
  limits: [{ per: 'address', count: 60, seconds: 3600 }],
  body: shape({
    messagingDeviceId: Line(200),
    systemVersion: Type.Optional(Type.String({ maxLength: 40 })),
    deviceModel: Type.Optional(Type.String({ maxLength: 80 })),
    deviceName: Type.Optional(Type.String({ maxLength: 80 })),
    appVersion: Type.Optional(Type.String({ maxLength: 40 })),
    promoConsentLevel: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: shape({ messagingDeviceId: Type.String(), promoConsentLevel: nullable(Type.String()) }),
  errors: ['rate_limited'],
});
