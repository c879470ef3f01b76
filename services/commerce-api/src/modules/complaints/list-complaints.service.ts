import { OPERATOR_PAGE_DEFAULT } from '@storefront/api/constants';
import type { ComplaintView } from '@storefront/api/entities/order-complaint';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { businesses } from '../../database/schema/business';
import { orderComplaints } from '../../database/schema/complaint';
import { orders } from '../../database/schema/order';
import type { FileStore } from '../../files/file-store.types';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import { refuse } from '../../problem';
import { complaintViews } from '../orders/complaints/complaints-of-order';
import { isOfOperator } from '../orders/picking/operators-order';

/** Complaints of the operator's stores, or of every business for the administrator; oldest first. */
export async function listComplaints(
  db: Database,
  { businessOrderId, complaintId, openOnly, page = 1, limit = OPERATOR_PAGE_DEFAULT }: BodyOf<'POST /admin/complaints'>,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /admin/complaints'>> {
  const where = and(
    isOfOperator(operator),
    businessOrderId ? eq(orders.businessOrderId, businessOrderId.toUpperCase()) : undefined,
    complaintId ? eq(orderComplaints.id, complaintId) : undefined,
    openOnly ? eq(orderComplaints.state, 'open') : undefined,
  );
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(orderComplaints)
    .innerJoin(orders, eq(orders.draftOrderId, orderComplaints.draftOrderId))
    .where(where);
  const rows = await db
    .select({ complaint: orderComplaints, order: orders, businessName: businesses.name })
    .from(orderComplaints)
    .innerJoin(orders, eq(orders.draftOrderId, orderComplaints.draftOrderId))
    .innerJoin(businesses, eq(businesses.id, orderComplaints.businessId))
    .where(where)
    .orderBy(asc(orderComplaints.createdAt), asc(orderComplaints.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const views = await complaintViews(
    db,
    rows.map(({ complaint }) => complaint),
  );
  const complaints = rows.flatMap(({ complaint, order, businessName }, index): ComplaintView[] => {
    const view = views[index];
    if (!view) return [];
    const { businessId: ofBusiness, note, amount: worth, isAutomatic, reason } = complaint;
    const { businessOrderId: number, currency, contact } = order;
    const customer = `${contact.firstName} ${contact.lastName}`;
    const about = { businessId: ofBusiness, businessName, businessOrderId: number ?? '', currency, customer };
    return [{ ...view, ...about, note, worth, isAutomatic, reason }];
  });
  return { complaints, total: count?.total ?? 0 };
}

/** One complaint of the operator's business. @throws Problem complaint_not_found */
export async function complaintForOperator(
  db: Database,
  complaintId: number,
  operator: CallingOperator,
): Promise<ComplaintView> {
  const [found] = (await listComplaints(db, { complaintId }, operator)).complaints;
  if (!found) throw refuse('complaint_not_found');
  return found;
}

/** The picture of a complaint of the operator's business. @throws Problem complaint_not_found, also without a picture */
export async function complaintPicture(
  db: Database,
  files: FileStore,
  { complaintId }: BodyOf<'POST /admin/complaint-picture'>,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /admin/complaint-picture'>> {
  await complaintForOperator(db, complaintId, operator);
  const [row] = await db.select().from(orderComplaints).where(eq(orderComplaints.id, complaintId));
  if (!row?.pictureKey) throw refuse('complaint_not_found', 'The complaint has no picture');
  return { type: 'image/jpeg', content: (await files.get(row.pictureKey)).toString('base64') };
}
