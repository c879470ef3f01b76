import { type SQL, sql } from 'drizzle-orm';
import type { Person } from './person';

/** What a table knows of people, and what becomes of it when a member or a guest is deleted. */
export interface PersonalTable {
  /** In words, for the reader of this list. */
  readonly afterDeletion: string;
  /** Its rows can be a guest's: then they are part of a guest's copy, and erased when a guest asks. */
  readonly hasGuests?: true;
  /** Run in order when a member is deleted; missing where nothing names the person. */
  readonly erase?: (person: Person) => readonly SQL[];
  /** The member's own copy of the rows; missing where they are secrets or mean nothing to the member. */
  readonly exported?: { readonly title: string; readonly rows: (person: Person) => SQL };
}

const list = (ids: readonly number[]): SQL =>
  ids.length > 0
    ? sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )
    : sql`null`;

const withMember = (table: string, { memberId }: Person): SQL =>
  sql`delete from ${sql.identifier(table)} where member_id = ${memberId}`;

const deleted = (table: string) => (person: Person) => [withMember(table, person)];

/** Instants as text, the same with both drivers. */
const instant = (column: string): SQL => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

const EMPTY_CONTACT = sql`'{"firstName":"","lastName":"","email":"","phoneNumber":""}'::jsonb`;

/** Guests write reviews by the link of their order. */
const isReviewOf = ({ memberId, draftOrderIds }: Person): SQL =>
  sql`(member_id = ${memberId}
    or order_id in (select order_id from orders where draft_order_id in (${list(draftOrderIds)})))`;

/** A guest's are about their orders and messages: a member with the same address has others, which stay. */
function isMailTo({ memberId, businessId, emailAddress, draftOrderIds, contactIds }: Person): SQL {
  const isTheirs = sql`business_id = ${businessId} and lower(recipient) = ${emailAddress}`;
  if (memberId !== null) return isTheirs;
  return sql`${isTheirs} and (subject_id in (${list([...draftOrderIds, ...contactIds])})
    or subject_id in (select id from payment_links where draft_order_id in (${list(draftOrderIds)}))
    or subject_id in (select id from refunds where draft_order_id in (${list(draftOrderIds)}))
    or subject_id in (select id from order_events where draft_order_id in (${list(draftOrderIds)})))`;
}

/** As the desk names a member, or the guest of an order. */
function customerRefs({ memberId, draftOrderIds }: Pick<Person, 'memberId' | 'draftOrderIds'>): SQL {
  const refs = [...(memberId === null ? [] : [`m${memberId}`]), ...draftOrderIds.map((id) => `g${id}`)];
  return refs.length > 0
    ? sql.join(
        refs.map((ref) => sql`${ref}`),
        sql`, `,
      )
    : sql`null`;
}

/** Notes about the person, as a member and as a guest with their address. */
const isNoteOf = ({ memberId, businessId, emailAddress }: Person): SQL =>
  sql`(member_id = ${memberId}
    or (member_id is null and business_id = ${businessId} and email_address = ${emailAddress}))`;

/**
 * Every table that names a member or a guest, by its name in the database. A test walks the schema: a table with a
 * column that names people fails it until it is here, and if its rows need no member, until it has `hasGuests`.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  loyalty_entries: {
    afterDeletion: 'deleted',
    erase: deleted('loyalty_entries'),
    exported: {
      title: 'Points and stamps',
      rows: ({ memberId }) =>
        sql`select kind, points::text as "points", ${instant('at')} as "at"
            from loyalty_entries where member_id = ${memberId} order by at`,
    },
  },
  referrals: {
    afterDeletion: 'deleted; rewards that others have got for it stay theirs',
    erase: ({ memberId }) => [sql`delete from referrals where friend_id = ${memberId} or sharer_id = ${memberId}`],
    exported: {
      title: 'Invitations',
      rows: ({ memberId }) =>
        sql`select case when friend_id = ${memberId} then 'invited by a friend' else 'a friend came' end as "what", state,
              ${instant('registered_at')} as "at"
            from referrals where friend_id = ${memberId} or sharer_id = ${memberId} order by registered_at`,
    },
  },
  referral_codes: {
    afterDeletion: 'deleted',
    erase: deleted('referral_codes'),
    exported: {
      title: 'Your referral code',
      rows: ({ memberId }) => sql`select code from referral_codes where member_id = ${memberId}`,
    },
  },
  coupon_codes: {
    afterDeletion: 'rewards are deleted with their codes',
    erase: deleted('coupon_codes'),
    exported: {
      title: 'Rewards',
      rows: ({ memberId }) =>
        sql`select code, reward_source as "for", case when uses > 0 then 'yes' else 'no' end as "used",
              ${instant('granted_at')} as "at"
            from coupon_codes where member_id = ${memberId} order by granted_at`,
    },
  },
  member_identities: {
    afterDeletion: 'deleted',
    erase: deleted('member_identities'),
    exported: {
      title: 'Accounts that you log in with',
      rows: ({ memberId }) =>
        sql`select provider, email_address as "emailAddress", ${instant('created_at')} as "addedAt"
            from member_identities where member_id = ${memberId} order by created_at`,
    },
  },
  member_list_items: {
    afterDeletion: 'deleted',
    erase: ({ memberId }) => [
      sql`delete from member_list_items where list_id in (select id from member_lists where member_id = ${memberId})`,
    ],
    exported: {
      title: 'Items of your lists',
      rows: ({ memberId }) =>
        sql`select l.name as "list", i.name, ${instant('li.added_at')} as "addedAt"
            from member_list_items li join member_lists l on l.id = li.list_id join items i on i.id = li.item_id
            where l.member_id = ${memberId} order by l.created_at, li.added_at`,
    },
  },
  member_lists: {
    afterDeletion: 'deleted',
    erase: deleted('member_lists'),
    exported: {
      title: 'Your lists',
      rows: ({ memberId }) =>
        sql`select name, ${instant('created_at')} as "madeAt" from member_lists where member_id = ${memberId}
            order by created_at`,
    },
  },
  weekly_slot_dates: {
    afterDeletion: 'deleted',
    erase: ({ memberId }) => [
      sql`delete from weekly_slot_dates where weekly_slot_id in (select id from weekly_slots where member_id = ${memberId})`,
    ],
  },
  weekly_slots: {
    afterDeletion: 'deleted; a place that waits for the member is free again at once',
    erase: ({ memberId }) => [
      sql`select from weekly_slots where member_id = ${memberId} for update`,
      // The sweep of lapsed holds gives the place back.
      sql`update reservations set expires_at = created_at, postcode = null
          where state = 'held' and basket_id in (select id from weekly_slots where member_id = ${memberId})`,
      sql`delete from weekly_slots where member_id = ${memberId}`,
    ],
    exported: {
      title: 'Your weekly time',
      rows: ({ memberId }) =>
        sql`select s.name as "store", w.method as "by", w.weekday::text as "weekday", w.starts, w.ends,
              ${instant('w.created_at')} as "askedAt"
            from weekly_slots w join stores s on s.id = w.store_id where w.member_id = ${memberId}`,
    },
  },
  provider_attempts: { afterDeletion: 'deleted', erase: deleted('provider_attempts') },
  pending_identities: { afterDeletion: 'deleted', erase: deleted('pending_identities') },
  member_passkeys: {
    afterDeletion: 'deleted',
    erase: deleted('member_passkeys'),
    exported: {
      title: 'Passkeys',
      rows: ({ memberId }) =>
        sql`select name, host, ${instant('created_at')} as "addedAt", ${instant('last_used_at')} as "lastUsedAt"
            from member_passkeys where member_id = ${memberId} order by created_at`,
    },
  },
  passkey_challenges: { afterDeletion: 'deleted', erase: deleted('passkey_challenges') },
  one_time_codes: { afterDeletion: 'deleted', erase: deleted('one_time_codes') },
  addresses: {
    afterDeletion: 'deleted',
    erase: deleted('addresses'),
    exported: {
      title: 'Addresses',
      rows: ({ memberId }) =>
        sql`select address_line1 as "addressLine1", address_line2 as "addressLine2", town, county, postcode, country,
              case when is_default then 'yes' else 'no' end as "default"
            from addresses where member_id = ${memberId} order by id`,
    },
  },
  orders: {
    afterDeletion: 'kept for the books, without member, contact, addresses and notes',
    hasGuests: true,
    erase: ({ draftOrderIds }) => [
      sql`update orders set member_id = null, contact = ${EMPTY_CONTACT}, delivery_address = null, billing_address = null,
            instructions = null, details_owner = null, next_basket_token = null, messaging_device_id = null,
            referral_customer_id = null
          where draft_order_id in (${list(draftOrderIds)})`,
    ],
    exported: {
      title: 'Orders',
      rows: ({ draftOrderIds }) =>
        sql`select business_order_id as "number", status, ${instant('placed_at')} as "placedAt", total::text as "total",
              currency, contact ->> 'firstName' as "firstName", contact ->> 'lastName' as "lastName",
              contact ->> 'email' as "email", contact ->> 'phoneNumber' as "phoneNumber",
              delivery_address ->> 'addressLine1' as "addressLine1", delivery_address ->> 'town' as "town",
              delivery_address ->> 'postcode' as "postcode", instructions
            from orders where placed_at is not null and changed_into is null and draft_order_id in (${list(draftOrderIds)}) order by placed_at`,
    },
  },
  order_lines: {
    afterDeletion: 'kept with its order, without notes and typed texts',
    hasGuests: true,
    erase: ({ draftOrderIds }) => [
      sql`update order_lines set instructions = null,
            options = (select coalesce(jsonb_agg(value - 'text'), '[]'::jsonb) from jsonb_array_elements(options))
          where draft_order_id in (${list(draftOrderIds)})`,
    ],
    exported: {
      title: 'Items of your orders',
      rows: ({ draftOrderIds }) =>
        sql`select o.business_order_id as "order", l.sku as "code", l.gtin as "barcode", l.name, l.quantity::text as "quantity",
              l.line_total::text as "total", l.instructions
            from order_lines l join orders o using (draft_order_id)
            where o.placed_at is not null and o.changed_into is null and draft_order_id in (${list(draftOrderIds)})
            order by o.placed_at, l.position`,
    },
  },
  order_reviews: {
    afterDeletion: 'stars stay without the member and the words',
    hasGuests: true,
    erase: (person) => [sql`update order_reviews set member_id = null, comment = null where ${isReviewOf(person)}`],
    exported: {
      title: 'Reviews',
      rows: (person) =>
        sql`select star_rating::text as "stars", comment, ${instant('created_at')} as "writtenAt"
            from order_reviews where ${isReviewOf(person)} order by created_at`,
    },
  },
  order_complaints: {
    afterDeletion: 'kept for the books, without note, reason and picture, whose bytes go afterwards',
    hasGuests: true,
    erase: ({ draftOrderIds }) => [
      sql`update order_complaints set note = null, reason = null, picture_key = null
          where draft_order_id in (${list(draftOrderIds)})`,
    ],
    exported: {
      title: 'Problems that you reported',
      rows: ({ draftOrderIds }) =>
        sql`select o.business_order_id as "order", c.state, c.note, c.reason, ${instant('c.created_at')} as "reportedAt"
            from order_complaints c join orders o using (draft_order_id)
            where draft_order_id in (${list(draftOrderIds)}) order by c.created_at`,
    },
  },
  delivery_stops: {
    afterDeletion: 'kept with its order, without the place and the picture, whose bytes go afterwards',
    hasGuests: true,
    erase: ({ draftOrderIds }) => [
      sql`update delivery_stops set latitude = null, longitude = null, picture_key = null
          where draft_order_id in (${list(draftOrderIds)})`,
    ],
  },
  order_events: {
    afterDeletion: 'kept with its order, without what an operator or the member wrote',
    hasGuests: true,
    erase: ({ draftOrderIds }) => [
      sql`update order_events set note = null where draft_order_id in (${list(draftOrderIds)})`,
    ],
  },
  operator_actions: {
    afterDeletion: 'kept as the record of the staff, without the reason in words',
    hasGuests: true,
    erase: ({ memberId, businessId, draftOrderIds }) => [
      sql`update operator_actions set reason = null where order_number in
            (select business_order_id from orders where draft_order_id in (${list(draftOrderIds)}))`,
      sql`update operator_actions set reason = null, target = target - 'customer'
          where business_id = ${businessId} and target ->> 'customer' in (${customerRefs({ memberId, draftOrderIds })})`,
      sql`update operator_actions set reason = null where business_id = ${businessId} and target ->> 'visitId' in
            (select assisted_visit_id::text from orders where draft_order_id in (${list(draftOrderIds)}))`,
    ],
  },
  customer_notes: {
    afterDeletion: 'deleted',
    hasGuests: true,
    erase: (person) => [sql`delete from customer_notes where ${isNoteOf(person)}`],
    exported: {
      title: 'Notes of our staff about you',
      rows: (person) =>
        sql`select text, ${instant('created_at')} as "at" from customer_notes where ${isNoteOf(person)} order by created_at`,
    },
  },
  customer_blocks: {
    afterDeletion:
      'kept as a keyed hash for two years, without person and reason, so that it is not lifted by a deletion',
    hasGuests: true,
    erase: ({ memberId, draftOrderIds }) => [
      sql`update customer_blocks set member_id = null, draft_order_id = null, reason = null
          where member_id = ${memberId} or draft_order_id in (${list(draftOrderIds)})`,
    ],
  },
  refunds: {
    afterDeletion: 'kept for the books, without the reason in words',
    hasGuests: true,
    erase: ({ draftOrderIds }) => [
      sql`update refunds set reason = '' where draft_order_id in (${list(draftOrderIds)})`,
    ],
  },
  coupon_uses: {
    afterDeletion: 'kept to count the uses of a coupon, without the member',
    hasGuests: true,
    erase: ({ memberId, draftOrderIds }) => [
      sql`update coupon_uses set member_id = null, email_hash = ''
          where member_id = ${memberId} or draft_order_id in (${list(draftOrderIds)})`,
    ],
    exported: {
      title: 'Coupons that you used',
      rows: ({ memberId, draftOrderIds }) =>
        sql`select code, state, ${instant('at')} as "at" from coupon_uses
            where member_id = ${memberId} or draft_order_id in (${list(draftOrderIds)}) order by at`,
    },
  },
  saved_cards: {
    afterDeletion: 'deleted, at the gateway before',
    erase: deleted('saved_cards'),
    exported: {
      title: 'Saved cards',
      rows: ({ memberId }) =>
        sql`select brand, last_four as "lastFour", expiry_month::text as "expiryMonth", expiry_year::text as "expiryYear",
              ${instant('created_at')} as "savedAt"
            from saved_cards where member_id = ${memberId} order by created_at`,
    },
  },
  marketing_consents: {
    afterDeletion: 'deleted',
    erase: deleted('marketing_consents'),
    exported: {
      title: 'Your answers about news and offers',
      rows: ({ memberId }) =>
        sql`select wording, case when opted_in then 'yes' else 'no' end as "agreed", source, ${instant('at')} as "at"
            from marketing_consents where member_id = ${memberId} order by at`,
    },
  },
  marketing_mail_recipients: {
    afterDeletion: 'deleted',
    erase: deleted('marketing_mail_recipients'),
    exported: {
      title: 'News and offers that we sent you',
      rows: ({ memberId }) =>
        sql`select m.subject, ${instant('m.created_at')} as "at" from marketing_mail_recipients r
            join marketing_mails m on m.id = r.mail_id where r.member_id = ${memberId} order by m.created_at`,
    },
  },
  marketing_changes: {
    afterDeletion: 'deleted once the platform has forgotten the user; it holds a keyed digest, no name',
  },
  contact_requests: {
    afterDeletion: 'deleted',
    hasGuests: true,
    erase: ({ contactIds }) => [sql`delete from contact_requests where id in (${list(contactIds)})`],
    exported: {
      title: 'Messages to us',
      rows: ({ contactIds }) =>
        sql`select reference, subject, message, order_number as "orderNumber", answer, first_name as "firstName",
              last_name as "lastName", phone_number as "phoneNumber", ${instant('created_at')} as "sentAt"
            from contact_requests where id in (${list(contactIds)}) order by created_at`,
    },
  },
  contact_files: {
    afterDeletion: 'deleted, and its bytes from the file store afterwards',
    hasGuests: true,
    erase: ({ contactIds }) => [sql`delete from contact_files where contact_id in (${list(contactIds)})`],
    exported: {
      title: 'Files that you sent us',
      rows: ({ contactIds }) =>
        sql`select name, type, size::text as "bytes" from contact_files where contact_id in (${list(contactIds)})`,
    },
  },
  future_contacts: {
    afterDeletion: 'deleted',
    hasGuests: true,
    erase: ({ businessId, emailAddress }) => [
      sql`delete from future_contacts where business_id = ${businessId} and lower(email_address) = ${emailAddress}`,
    ],
    exported: {
      title: 'Places where you wait for a store',
      rows: ({ businessId, emailAddress }) =>
        sql`select postcode, ${instant('created_at')} as "askedAt" from future_contacts
            where business_id = ${businessId} and lower(email_address) = ${emailAddress}`,
    },
  },
  devices: {
    afterDeletion: 'deleted',
    erase: deleted('devices'),
    exported: {
      title: 'Devices that get messages',
      rows: ({ memberId }) =>
        sql`select device_name as "name", device_model as "model", promo_consent_level as "messages",
              ${instant('seen_at')} as "seenAt" from devices where member_id = ${memberId}`,
    },
  },
  refresh_tokens: {
    afterDeletion: 'deleted',
    erase: ({ sessionIds }) => [sql`delete from refresh_tokens where session_id in (${list(sessionIds)})`],
  },
  sessions: {
    afterDeletion: 'deleted',
    erase: deleted('sessions'),
    exported: {
      title: 'Log-ins',
      rows: ({ memberId }) =>
        sql`select device, kind, ${instant('created_at')} as "startedAt", ${instant('last_used_at')} as "lastUsedAt",
              ${instant('revoked_at')} as "endedAt" from sessions where member_id = ${memberId} order by created_at`,
    },
  },
  assisted_visits: {
    afterDeletion: 'deleted',
    hasGuests: true,
    erase: ({ memberId, businessId, emailAddress }) => [
      sql`delete from assisted_visits where member_id = ${memberId}
            or (business_id = ${businessId} and contact ->> 'email' = ${emailAddress})`,
    ],
    exported: {
      title: 'Visits in which our staff ordered for you',
      rows: ({ memberId, businessId, emailAddress }) =>
        sql`select ${instant('created_at')} as "at" from assisted_visits where member_id = ${memberId}
              or (business_id = ${businessId} and contact ->> 'email' = ${emailAddress}) order by created_at`,
    },
  },
  payment_links: {
    afterDeletion: 'kept for the books, without the operator’s name',
    hasGuests: true,
    erase: ({ draftOrderIds }) => [
      sql`update payment_links set operator_name = '' where draft_order_id in (${list(draftOrderIds)})`,
    ],
  },
  known_devices: { afterDeletion: 'deleted', erase: deleted('known_devices') },
  password_resets: { afterDeletion: 'deleted', erase: deleted('password_resets') },
  forget_codes: { afterDeletion: 'deleted', erase: deleted('forget_codes') },
  basket_lines: {
    afterDeletion: 'deleted: an order has lines of its own',
    hasGuests: true,
    erase: ({ basketIds }) => [sql`delete from basket_lines where basket_id in (${list(basketIds)})`],
  },
  payments: {
    afterDeletion: 'kept for the books, without what recognises the card',
    hasGuests: true,
    erase: ({ draftOrderIds }) => [
      sql`update payments set card_fingerprint = null, card_last_four = null
          where draft_order_id in (${list(draftOrderIds)})`,
    ],
  },
  saved_items: {
    afterDeletion: 'deleted',
    hasGuests: true,
    erase: ({ basketIds }) => [sql`delete from saved_items where basket_id in (${list(basketIds)})`],
  },
  baskets: {
    afterDeletion: 'deleted if open; kept without member and details if an order refers to it',
    hasGuests: true,
    erase: ({ basketIds, memberId }) => [
      sql`delete from baskets where member_id = ${memberId} and state <> 'ordered'`,
      sql`update baskets set member_id = null, contact = null, delivery_address = null, billing_address = null,
            retail_member_id = null, instructions = null, details_owner = null, details_used_at = null, version = version + 1
          where id in (${list(basketIds)}) or member_id = ${memberId}`,
    ],
  },
  outgoing_mail: {
    afterDeletion: 'deleted; the row of the last mail goes when it is sent',
    hasGuests: true,
    erase: (person) => [
      sql`delete from outgoing_mail where ${isMailTo(person)}`,
      sql`delete from outgoing_mail where kind in ('contact_notice', 'contact_receipt') and subject_id in (${list(person.contactIds)})`,
      sql`delete from outgoing_mail where kind in ('guest_data_code', 'data_copy_link', 'data_erase_link')
          and business_id = ${person.businessId}
          and lower(recipient) = ${person.emailAddress}`,
    ],
    exported: {
      title: 'Emails and texts that we sent you',
      rows: (person) =>
        sql`select kind, ${instant('created_at')} as "at", ${instant('sent_at')} as "sentAt" from outgoing_mail
            where ${isMailTo(person)} order by created_at`,
    },
  },
  guest_data_requests: {
    afterDeletion: 'deleted',
    hasGuests: true,
    erase: ({ businessId, emailAddress }) => [
      sql`delete from guest_data_requests where business_id = ${businessId} and email_address = ${emailAddress}`,
    ],
  },
  // The rows above refer to it, so it goes last.
  members: {
    afterDeletion: 'deleted',
    erase: ({ memberId, businessId }) => [
      sql`delete from members where id = ${memberId} and business_id = ${businessId}`,
    ],
    exported: {
      title: 'Your profile',
      rows: ({ memberId }) =>
        sql`select email_address as "emailAddress", firstname, lastname, mobile_contact_number as "mobileContactNumber",
              verified_email as "verifiedEmail", verified_phone as "verifiedPhone",
              where_did_you_hear as "whereDidYouHear", referral_code as "referralCode",
              retail_member_id as "retailMemberId", ${instant('created_at')} as "memberSince"
            from members where id = ${memberId}`,
    },
  },
  businesses: { afterDeletion: 'names the business, no member' },
  operators: { afterDeletion: 'names the staff, no shopper' },
  stores: { afterDeletion: 'the phone number of a store' },
};
