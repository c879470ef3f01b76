import Type from 'typebox';
import { DESK_SEARCH_MAX_LENGTH } from '../../../constants';
import { defineOperation } from '../../../declaration/operation';
import { Line, shape } from '../../../declaration/shape';
import { CONTENT_ROLES } from '../../../entities/desk/desk-banner';
import { PICTURE_BODY_BYTES, PICTURE_CHARACTERS } from '../../../limits/picture-limits';

export const deskPictureAdd = defineOperation({
  key: 'POST /desk/picture-add',
  id: 'deskPictureAdd',
  domain: 'desk',
  summary: 'Upload a picture for banners and deals; the same file again is the same picture',
  access: 'admin',
  roles: CONTENT_ROLES,
  wholeBusiness: true,
  bodyLimit: PICTURE_BODY_BYTES,
  limits: [{ per: 'address', count: 30, seconds: 600 }],
  body: shape({
    name: Line(DESK_SEARCH_MAX_LENGTH),
    /** A JPEG, PNG, WebP or AVIF in base64. */
    picture: Type.String({ minLength: 1, maxLength: PICTURE_CHARACTERS, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
  }),
  reply: shape({
    /** The path that a banner names. */
    image: Type.String(),
  }),
  errors: ['file_refused', 'pictures_full'],
});
