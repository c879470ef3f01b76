import type { LogInProvider, OneTimeCodeChannel } from '@storefront/api/entities/enumerations';
import type { LoginKind } from '@storefront/api/entities/session-state';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { operators } from './operator';
import { passkeyColumns } from './passkey-columns';

/** What a one-time code is for. */
export type CodePurpose = 'log_in' | 'verification' | 'email_change';

/** What a passkey signs a challenge for: of a member, or of an operator at the desk. */
export type PasskeyPurpose = 'log_in' | 'add' | 'operator_log_in' | 'operator_add';

export const members = pgTable(
  'members',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    emailAddress: text('email_address').notNull(),
    /** Null for a member who logs in with a provider or a code. */
    passwordHash: text('password_hash'),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    mobileContactNumber: text('mobile_contact_number'),
    /** The address that a code or a provider has proved; it counts while it is the member's address. */
    verifiedEmail: text('verified_email'),
    /** A verified phone number, which one member of a business can have verified. */
    verifiedPhone: text('verified_phone'),
    whereDidYouHear: text('where_did_you_hear'),
    /** The friend's referral code given at registration; rewards are settled by it. */
    referralCode: text('referral_code'),
    /** The member's membership with the business outside this storefront, such as a store card. */
    retailMemberId: text('retail_member_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('members_email').on(table.businessId, table.emailAddress),
    unique('members_verified_phone').on(table.businessId, table.verifiedPhone),
  ],
);

/** A family of refresh tokens: one log-in on one device. */
export const sessions = pgTable(
  'sessions',
  {
    id: id('id').primaryKey(),
    memberId: id('member_id').notNull(),
    businessId: id('business_id').notNull(),
    /** The way in; `unknown` for sessions from before it was stored. */
    kind: text('kind').$type<LoginKind>().notNull().default('unknown'),
    /** Browser and system of the device, such as 'Firefox on Windows'; null when it did not say. */
    device: text('device'),
    /** Of a session in which an operator acts for the member: the visit with which it ends. */
    assistedVisitId: id('assisted_visit_id'),
    createdAt: instant('created_at').notNull(),
    /** Accurate to five minutes; null in a session that was not used since its log-in. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'sessions_of_member' }),
    index('sessions_member').on(table.memberId),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id('id').primaryKey(),
    sessionId: id('session_id').notNull(),
    tokenHash: text('token_hash').notNull().unique('refresh_tokens_hash'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** A device that has logged in to the account; other callers' failed attempts do not lock it out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    memberId: id('member_id').notNull(),
    /** Keyed hash of the secret that the device stores. */
    deviceHash: text('device_hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'known_devices_of_member' }),
    primaryKey({ columns: [table.memberId, table.deviceHash] }),
    index('known_devices_used').on(table.usedAt),
    // A log-in of a new member finds the others of the device.
    index('known_devices_hash').on(table.deviceHash),
  ],
);

/** A password-reset link requested by e-mail: valid once and for a limited time. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id('id').primaryKey(),
    memberId: id('member_id').notNull(),
    businessId: id('business_id').notNull(),
    /** The token itself is not stored: the mail's token is derived from the row's id and a key. */
    tokenHash: text('token_hash').notNull().unique('password_resets_hash'),
    /** Origin of the page that requested the reset; the link leads back to it. */
    origin: text('origin').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'password_resets_of_member' }),
    index('password_resets_member').on(table.memberId),
  ],
);

/** A code that proves access to a mailbox or a phone: valid once, for a few minutes, and for a few tries. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    memberId: id('member_id').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    channel: text('channel').$type<OneTimeCodeChannel>().notNull(),
    /** Where it was sent. */
    recipient: text('recipient').notNull(),
    /** The device that asked for it, and the only one it works on; empty for a caller without a secret. */
    deviceHash: text('device_hash').notNull(),
    /** Keyed hash: the code itself is not stored, but derived from the row's id and a key. */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'one_time_codes_of_member' }),
    index('one_time_codes_member').on(table.memberId, table.createdAt),
    index('one_time_codes_expiry').on(table.expiresAt),
  ],
);

/** An account with a provider, with which a member logs in. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    id: id('id').primaryKey(),
    memberId: id('member_id').notNull(),
    businessId: id('business_id').notNull(),
    provider: text('provider').$type<LogInProvider>().notNull(),
    /** Who it is for the provider: the `sub` of its token. */
    subject: text('subject').notNull(),
    /** The address that the provider gave when it was added. */
    emailAddress: text('email_address'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'member_identities_of_member' }),
    unique('member_identities_subject').on(table.businessId, table.provider, table.subject),
    unique('member_identities_provider').on(table.memberId, table.provider),
  ],
);

/** A log-in that began and waits for the provider's return: once, for some minutes, on the device that began it. */
export const providerAttempts = pgTable(
  'provider_attempts',
  {
    /** State, nonce and PKCE verifier are derived from this id and a key. */
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    provider: text('provider').$type<LogInProvider>().notNull(),
    stateHash: text('state_hash').notNull().unique('provider_attempts_state'),
    deviceHash: text('device_hash').notNull(),
    /** Where the provider returns to. */
    redirectUri: text('redirect_uri').notNull(),
    /** Where the shopper was going. */
    fromPath: text('from_path'),
    /** The member who adds the provider; null for a log-in. */
    memberId: id('member_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'provider_attempts_of_member' }),
    index('provider_attempts_expiry').on(table.expiresAt),
  ],
);

/**
 * An account with a provider whose verified address is a member's: it is added once its owner logs in on the same
 * device in another way.
 */
export const pendingIdentities = pgTable(
  'pending_identities',
  {
    memberId: id('member_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    provider: text('provider').$type<LogInProvider>().notNull(),
    subject: text('subject').notNull(),
    emailAddress: text('email_address').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'pending_identities_of_member' }),
    primaryKey({ columns: [table.memberId, table.deviceHash, table.provider] }),
    index('pending_identities_expiry').on(table.expiresAt),
  ],
);

/** A passkey with which a member logs in, on one host. */
export const memberPasskeys = pgTable(
  'member_passkeys',
  {
    id: id('id').primaryKey(),
    memberId: id('member_id').notNull(),
    businessId: id('business_id').notNull(),
    ...passkeyColumns,
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'member_passkeys_of_member' }),
    unique('member_passkeys_credential').on(table.businessId, table.credentialId),
    index('member_passkeys_member').on(table.memberId),
  ],
);

/** What a passkey must sign: once, for some minutes, on the device that asked. It is deleted when it is used. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    purpose: text('purpose').$type<PasskeyPurpose>().notNull(),
    challengeHash: text('challenge_hash').notNull().unique('passkey_challenges_hash'),
    deviceHash: text('device_hash').notNull(),
    /** Of the page, on a host of the business. */
    origin: text('origin').notNull(),
    /** The member or the operator who adds a passkey, and what it will call them; null for a log-in. */
    memberId: id('member_id'),
    operatorId: id('operator_id'),
    userHandle: text('user_handle'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'passkey_challenges_of_member' }),
    foreignKey({
      columns: [table.operatorId],
      foreignColumns: [operators.id],
      name: 'passkey_challenges_of_operator',
    }).onDelete('cascade'),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
);

/** A member's request to have the account deleted: valid for a limited time and number of tries, one at a time. */
export const forgetCodes = pgTable(
  'forget_codes',
  {
    /** The code itself is not stored: the mail's code is derived from this id and a key. */
    id: id('id').primaryKey(),
    memberId: id('member_id').notNull().unique('forget_codes_member'),
    businessId: id('business_id').notNull(),
    /** Codes that were tried. */
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'forget_codes_of_member' })],
);

export const addresses = pgTable(
  'addresses',
  {
    id: id('id').primaryKey(),
    memberId: id('member_id').notNull(),
    isDefault: boolean('is_default').notNull(),
    country: text('country').notNull(),
    addressLine1: text('address_line1').notNull(),
    addressLine2: text('address_line2'),
    postcode: text('postcode').notNull(),
    town: text('town').notNull(),
    county: text('county'),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'addresses_of_member' }),
    index('addresses_member').on(table.memberId),
  ],
);
