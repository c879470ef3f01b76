import Type from 'typebox';
import { HOST_NAME_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { WhiteLabelSettings } from '../../entities/white-label-settings';

export const whiteLabelSettings = defineOperation({
  key: 'POST /white-label/settings',
  id: 'whiteLabelSettings',
  domain: 'other',
  summary:
    'Everything that makes the storefront one business: name, logo, theme, features and copy; by host or by name when one is given',
  safe: true,
  body: shape({
    /** Device pixels per CSS pixel, which select the width of the pictures. */
    screenScale: Type.Optional(Type.Number({ minimum: 0.5, maximum: 5 })),
    host: Type.Optional(Type.String({ maxLength: HOST_NAME_MAX_LENGTH })),
    /** As `slugOf` writes it. */
    name: Type.Optional(Type.String({ minLength: 1, maxLength: HOST_NAME_MAX_LENGTH })),
  }),
  reply: WhiteLabelSettings,
  errors: ['business_not_found'],
});
