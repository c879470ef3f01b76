import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { Member } from './member.repository';

/**
 * Gives the rows that name a member by the old e-mail address the new one, so that the member's copy shows them and a
 * deletion finds them. Rows of guests with an address that was never proven may be another person's, and stay.
 */
export async function moveRowsToEmail(tx: Database, member: Member, newEmail: string): Promise<void> {
  const { id: memberId, businessId, emailAddress: oldEmail, verifiedEmail } = member;
  const isProven = verifiedEmail === oldEmail;
  const own = isProven ? sql`(member_id = ${memberId} or member_id is null)` : sql`member_id = ${memberId}`;
  await tx.execute(
    sql`update orders set contact = jsonb_set(contact, '{email}', to_jsonb(${newEmail}::text))
        where business_id = ${businessId} and contact ->> 'email' = ${oldEmail} and ${own}`,
  );
  await tx.execute(
    sql`update contact_requests set email_address = ${newEmail}
        where business_id = ${businessId} and lower(email_address) = ${oldEmail} and ${own}`,
  );
  // A notice that still waits goes to the old address, whose owner may not know of the change.
  await tx.execute(
    sql`update outgoing_mail set recipient = ${newEmail}
        where business_id = ${businessId} and lower(recipient) = ${oldEmail} and sent_at is not null
          and (${isProven} or ${isMailToMember(memberId)})`,
  );
  if (!isProven) return;
  await tx.execute(
    sql`update customer_notes set email_address = ${newEmail}
        where business_id = ${businessId} and email_address = ${oldEmail}`,
  );
  await tx.execute(
    sql`insert into future_contacts (business_id, postcode, email_address, created_at, answered_at)
        select business_id, postcode, ${newEmail}, created_at, answered_at from future_contacts
        where business_id = ${businessId} and email_address = ${oldEmail} on conflict do nothing`,
  );
  await tx.execute(sql`delete from future_contacts where business_id = ${businessId} and email_address = ${oldEmail}`);
}

/** Mails about the account, and about orders and messages of the member; a guest gets mails of the other kinds alone. */
const isMailToMember = (memberId: number): SQL => sql`(
  (kind not like 'order\\_%' and kind not like 'contact\\_%')
  or subject_id in (select draft_order_id from orders where member_id = ${memberId})
  or subject_id in (select r.id from refunds r join orders o using (draft_order_id) where o.member_id = ${memberId})
  or subject_id in (select id from contact_requests where member_id = ${memberId}))`;
