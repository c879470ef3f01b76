import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

export const uploadedPicture = defineOperation({
  key: 'POST /content/uploaded-picture',
  id: 'uploadedPicture',
  domain: 'other',
  summary: 'A file of a picture that staff have uploaded, for the server of pictures',
  safe: true,
  body: shape({
    name: Type.String({ pattern: '^desk-[0-9a-f]{32}$' }),
    file: Type.String({ pattern: '^(mdpi_1x|xhdpi_2x|xxhdpi_3x|original)\\.(webp|avif)$' }),
  }),
  reply: shape({
    /** In base64. */
    content: Type.String(),
  }),
  errors: ['picture_not_found'],
});
