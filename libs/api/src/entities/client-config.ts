import Type from 'typebox';
import { CountryCode, Id } from '../shape';
import { Platform } from './enumerations';

/** The fields that every client sends from its configuration; optional, because the proxy already says which business it is. */
export const clientConfig = {
  country: Type.Optional(CountryCode),
  platform: Type.Optional(Platform),
  deviceId: Type.Optional(Type.String({ maxLength: 120 })),
  businessId: Type.Optional(Id),
  subBusinessId: Type.Optional(Id),
};
