import Type from 'typebox';
import { DEVICE_ID_MAX_LENGTH } from '../constants';
import { CountryCode, Id } from '../declaration/shape';
import { Platform } from './enumerations';

/**
 * Fields that every client sends from its configuration; optional, because the proxy already identifies the business.
 */
export const clientConfig = {
  country: Type.Optional(CountryCode),
  platform: Type.Optional(Platform),
  deviceId: Type.Optional(Type.String({ maxLength: DEVICE_ID_MAX_LENGTH })),
  businessId: Type.Optional(Id),
  subBusinessId: Type.Optional(Id),
};
