import { boolean, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** What is kept of a passkey, whoever logs in with it. */
export const passkeyColumns = {
  /** The relying party's id, which is the host that it was made on. */
  host: text('host').notNull(),
  /** What the authenticator calls it, in base64url. */
  credentialId: text('credential_id').notNull(),
  /** A COSE key, in base64url. */
  publicKey: text('public_key').notNull(),
  /** Signatures so far, as its authenticator counts them; many count none. */
  counter: id('counter').notNull(),
  transports: text('transports').array().notNull(),
  isBackedUp: boolean('is_backed_up').notNull(),
  /** Random, the same for all passkeys of its owner: it tells an authenticator nothing about them. */
  userHandle: text('user_handle').notNull(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
};
