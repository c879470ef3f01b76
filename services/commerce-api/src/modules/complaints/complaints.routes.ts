import { isPlaced, type PlacedOrder } from '../../database/order-row';
import type { Handlers, Identity } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { orderRowOfMember } from '../orders/orders.service';
import { orderOfLink } from '../orders/tracking/order-link';
import { addPicture } from './add-picture.service';
import { decideComplaint } from './decide-complaint.service';
import { complaintPicture, listComplaints } from './list-complaints.service';
import { reportComplaint } from './report-complaint.service';

type Keys =
  | 'POST /member/order-complaint'
  | 'POST /checkout/followed-order-complaint'
  | 'POST /checkout/complaint-picture'
  | 'POST /admin/complaints'
  | 'POST /admin/complaint-decide'
  | 'POST /admin/complaint-picture';

export function complaintsRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db, keys, files } = context;

  async function membersOrder({ id }: Business, { memberId }: Identity, orderId: number): Promise<PlacedOrder> {
    const row = await orderRowOfMember(db, id, memberId, orderId);
    if (!isPlaced(row)) throw refuse('order_not_found');
    return row;
  }

  return {
    'POST /member/order-complaint': async ({ business, member, body: { orderId, ...body }, requestKey, now }) =>
      reportComplaint(context, business, await membersOrder(business, member, orderId), body, requestKey, now),
    'POST /checkout/followed-order-complaint': async ({ business, body: { token, ...body }, requestKey, now }) =>
      reportComplaint(context, business, await orderOfLink(db, keys, business.id, token, now), body, requestKey, now),
    'POST /checkout/complaint-picture': async ({ business, member, body: { token, ...body }, now }) => {
      const reporter = token
        ? { draftOrderId: (await orderOfLink(db, keys, business.id, token, now)).draftOrderId }
        : { memberId: member?.memberId ?? 0, businessId: business.id };
      return addPicture(context, reporter, body, now);
    },
    'POST /admin/complaints': ({ body, operator }) => listComplaints(db, body, operator),
    'POST /admin/complaint-decide': ({ body, operator, now }) => decideComplaint(context, body, operator, now),
    'POST /admin/complaint-picture': ({ body, operator }) => complaintPicture(db, files, body, operator),
  };
}
