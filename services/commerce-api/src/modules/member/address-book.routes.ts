import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { addressesOf } from './address-book.repository';
import { addAddress, deleteAddress, makeDefault, updateAddress } from './address-book.service';

type Keys =
  | 'GET /member/addresses'
  | 'POST /member/address'
  | 'PUT /member/address'
  | 'DELETE /member/address'
  | 'POST /member/address/default';

export function addressBookRoutes({ db }: ServiceContext): Pick<Handlers, Keys> {
  return {
    'GET /member/addresses': async ({ member }) => ({ addresses: await addressesOf(db, member.memberId) }),
    'POST /member/address': ({ member, business, body }) => addAddress(db, member.memberId, business, body),
    'PUT /member/address': ({ member, business, body }) => updateAddress(db, member.memberId, business, body),
    'DELETE /member/address': ({ member, body }) => deleteAddress(db, member.memberId, body.addressId),
    'POST /member/address/default': ({ member, body }) => makeDefault(db, member.memberId, body.addressId),
  };
}
