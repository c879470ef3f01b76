import type { OperatorRole } from '@storefront/api/entities/operator';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { handhelds } from './handheld';
import { passkeyColumns } from './passkey-columns';

/** People who work for a business. They log in at the desk, or their programs have a key. */
export const operators = pgTable(
  'operators',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** Its code in the business's files; null if it was added by a command. */
    code: text('code'),
    name: text('name').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    /** In lower case; null for those with a key only. */
    email: text('email'),
    /** Null until an invitation was accepted. */
    passwordHash: text('password_hash'),
    /** Of the PIN for the handhelds of their stores; null without one. */
    pinHash: text('pin_hash'),
    /** How often the PIN was given wrong, on any handheld, since `pinWrongSince`: for a day, then it counts anew. */
    pinWrong: integer('pin_wrong').notNull().default(0),
    pinWrongSince: instant('pin_wrong_since'),
    /** Keyed hash of the key; null for those who only log in. */
    keyHash: text('key_hash').unique('operators_key_hash'),
    createdAt: instant('created_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    unique('operators_code').on(table.businessId, table.code),
    // Somebody who was withdrawn may come back.
    uniqueIndex('operators_email').on(table.businessId, table.email).where(sql`${table.withdrawnAt} is null`),
    check(
      'operators_role',
      sql`${table.role} in ('picker', 'counter', 'driver', 'support', 'content', 'stock', 'finance', 'manager', 'administrator')`,
    ),
  ],
);

/** The only stores in which an operator works; without a row, all of the business. */
export const operatorStores = pgTable(
  'operator_stores',
  { operatorId: id('operator_id').notNull(), storeId: id('store_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.operatorId, table.storeId] }),
    foreignKey({
      columns: [table.operatorId],
      foreignColumns: [operators.id],
      name: 'operator_stores_of_operator',
    }).onDelete('cascade'),
  ],
);

/** Log-ins of operators at the desk. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: id('id').primaryKey(),
    operatorId: id('operator_id').notNull(),
    /** Keyed hash of the token. */
    tokenHash: text('token_hash').notNull().unique('operator_sessions_token'),
    /** The handheld on which it was opened with a PIN; null for a log-in with a password. */
    handheldId: id('handheld_id'),
    /** The handheld in whose browser somebody logged in with a password: with it this session ends too. */
    onHandheldId: id('on_handheld_id'),
    createdAt: instant('created_at').notNull(),
    /** Of a log-in with a password, written at most once a minute. */
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** Since when only the PIN opens it again, before five minutes without a call have passed. */
    lockedAt: instant('locked_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.operatorId],
      foreignColumns: [operators.id],
      name: 'operator_sessions_of_operator',
    }).onDelete('cascade'),
    // Without its handheld a session would have an operator's full rights, so it goes with it.
    foreignKey({
      columns: [table.handheldId],
      foreignColumns: [handhelds.id],
      name: 'operator_sessions_of_handheld',
    }).onDelete('cascade'),
    index('operator_sessions_handheld').on(table.handheldId),
    index('operator_sessions_on_handheld').on(table.onHandheldId),
    index('operator_sessions_operator').on(table.operatorId, table.lastUsedAt),
  ],
);

/** Codes that are mailed to operators who log in on a new device: valid once, for a few minutes, and for a few tries. */
export const operatorCodes = pgTable(
  'operator_codes',
  {
    id: id('id').primaryKey(),
    operatorId: id('operator_id').notNull(),
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
    foreignKey({
      columns: [table.operatorId],
      foreignColumns: [operators.id],
      name: 'operator_codes_of_operator',
    }).onDelete('cascade'),
    index('operator_codes_operator').on(table.operatorId, table.createdAt),
  ],
);

/** Devices on which operators have logged in with a code. */
export const operatorDevices = pgTable(
  'operator_devices',
  {
    operatorId: id('operator_id').notNull(),
    /** Keyed hash of the secret that the device stores. */
    deviceHash: text('device_hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operatorId, table.deviceHash] }),
    foreignKey({
      columns: [table.operatorId],
      foreignColumns: [operators.id],
      name: 'operator_devices_of_operator',
    }).onDelete('cascade'),
    // A log-in of another operator finds the others of the device.
    index('operator_devices_hash').on(table.deviceHash),
  ],
);

/** A passkey with which an operator logs in at the desk, on one staff host. */
export const operatorPasskeys = pgTable(
  'operator_passkeys',
  {
    id: id('id').primaryKey(),
    operatorId: id('operator_id').notNull(),
    businessId: id('business_id').notNull(),
    ...passkeyColumns,
  },
  (table) => [
    foreignKey({
      columns: [table.operatorId],
      foreignColumns: [operators.id],
      name: 'operator_passkeys_of_operator',
    }).onDelete('cascade'),
    unique('operator_passkeys_credential').on(table.businessId, table.credentialId),
    index('operator_passkeys_operator').on(table.operatorId),
  ],
);

/** Links with which operators set a password: valid once and for a limited time. */
export const operatorInvitations = pgTable(
  'operator_invitations',
  {
    id: id('id').primaryKey(),
    operatorId: id('operator_id').notNull(),
    /** The token itself is not stored: the mail's token is derived from the row's id and a key. */
    tokenHash: text('token_hash').notNull().unique('operator_invitations_token'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.operatorId],
      foreignColumns: [operators.id],
      name: 'operator_invitations_of_operator',
    }).onDelete('cascade'),
    index('operator_invitations_operator').on(table.operatorId),
  ],
);
