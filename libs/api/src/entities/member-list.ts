import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../declaration/shape';
import { ItemImages } from './item-images';
import { MenuItem } from './menu-item';

export const MemberListSummary = shape({
  listId: Id,
  name: Type.String(),
  /** The list that hearts fill; it cannot be renamed or deleted. */
  isFavourites: Type.Boolean(),
  itemCount: Type.Integer(),
});
export type MemberListSummary = Static<typeof MemberListSummary>;

export const MemberListEntry = shape({
  menuItemId: Id,
  name: Type.String(),
  images: ItemImages,
  /** As the store lists it; null if it does not, or no store was given. */
  item: nullable(MenuItem),
});
export type MemberListEntry = Static<typeof MemberListEntry>;

export const MemberList = shape({
  ...MemberListSummary.properties,
  /** The latest first. */
  entries: Type.Array(MemberListEntry),
});
export type MemberList = Static<typeof MemberList>;
