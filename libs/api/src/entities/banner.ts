import Type, { type Static } from 'typebox';
import { DEVICE_ID_MAX_LENGTH } from '../constants';
import { Id, nullable, shape } from '../declaration/shape';
import { Platform } from './enumerations';

export const Banner = shape({
  bannerId: Id,
  slug: Type.String(),
  title: Type.String(),
  text: Type.String(),
  image: nullable(Type.String()),
  /**
   * The target of a tap: a path, in which `:storeSlug` stands for the shopper's store, or an address. Null means the
   * banner's own landing page.
   */
  link: nullable(Type.String()),
  /** The category it is about, and everything below it; null for all. */
  categorySlug: nullable(Type.String()),
  placement: Type.Enum(['home', 'category', 'search', 'basket']),
});
export type Banner = Static<typeof Banner>;

/** An impression of or a click on a banner. Without a visitor id the IP address identifies the visitor. */
export const bannerSeen = shape({
  bannerId: Id,
  platform: Type.Optional(Platform),
  visitor: Type.Optional(Type.String({ minLength: 8, maxLength: DEVICE_ID_MAX_LENGTH, pattern: '^[A-Za-z0-9_-]+$' })),
});

/** False when it was already counted for this visitor today. */
export const bannerCounted = shape({ counted: Type.Boolean() });
