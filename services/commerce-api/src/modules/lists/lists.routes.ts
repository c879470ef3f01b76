import type { Handlers, Identity } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { listToBasket } from './list-to-basket.service';
import {
  addList,
  deleteList,
  favouritesOf,
  listWithItems,
  renameList,
  setFavourite,
  setListItem,
} from './lists.service';
import { type Owner, summariesOf } from './member-lists.repository';

type Keys =
  | 'GET /member/favourites'
  | 'POST /member/favourite'
  | 'GET /member/lists'
  | 'POST /member/list'
  | 'POST /member/list-add'
  | 'POST /member/list-rename'
  | 'DELETE /member/list'
  | 'POST /member/list-item'
  | 'POST /member/list-to-basket';

const ownerOf = ({ member, business }: { member: Identity; business: Business }): Owner => ({
  businessId: business.id,
  memberId: member.memberId,
});

export function listsRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db } = context;
  return {
    'GET /member/favourites': (call) => favouritesOf(db, ownerOf(call)),
    'POST /member/favourite': (call) => setFavourite(context, ownerOf(call), call.body, call.now),
    'GET /member/lists': async (call) => ({ lists: await summariesOf(db, ownerOf(call)) }),
    'POST /member/list': (call) => listWithItems(context, call.business, ownerOf(call), call.body),
    'POST /member/list-add': (call) => addList(context, ownerOf(call), call.body, call.now),
    'POST /member/list-rename': (call) => renameList(context, ownerOf(call), call.body),
    'DELETE /member/list': (call) => deleteList(context, ownerOf(call), call.body.listId),
    'POST /member/list-item': (call) => setListItem(context, ownerOf(call), call.body, call.now),
    'POST /member/list-to-basket': (call) => listToBasket(context, call, ownerOf(call)),
  };
}
