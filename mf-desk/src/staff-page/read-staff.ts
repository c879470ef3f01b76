import type { ApiClient } from '@storefront/api/client';
import type { StaffMember } from '@storefront/api/entities/desk/staff-member';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface StaffRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly staff: readonly StaffMember[];
}

/** Reads the operators of the business. */
export const readStaff = (api: ApiClient): Promise<StaffRead | DeskFailure> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([deskVisit(api), api.call('POST /desk/staff', { body: {} })]);
    return reply.ok ? { kind: 'read', visit, staff: reply.data.staff } : { kind: 'failed' };
  });
