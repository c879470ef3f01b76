import type { FastifyRequest } from 'fastify';
import type { Keys } from '../../keys';
import { refuse } from '../../problem';
import type { Caller, Identity } from '../operation.types';
import { guestDetails, memberDetails } from './details-owner';
import { deviceHashOf } from './known-devices';

/** The secret of a guest session. The shell sends it from an HttpOnly cookie; other clients store their own. */
export const GUEST_SESSION_HEADER = 'x-guest-session';
/** At least 32 random bytes in base64url. */
const SECRET = /^[A-Za-z0-9_-]{43,86}$/;

/** The secret of a device that has logged in; the shell sends it from a long-lived HttpOnly cookie. */
const DEVICE_HEADER = 'x-login-device';

/**
 * The keyed hash of the device's secret.
 * @throws Problem validation_failed when the secret is malformed
 */
export function deviceOf(request: FastifyRequest, keys: Pick<Keys, 'digest'>): string | undefined {
  const secret = secretIn(request, DEVICE_HEADER);
  return secret && deviceHashOf(keys, secret);
}

/** The secret of a store's handheld; the shell sends it from a long-lived HttpOnly cookie. */
const HANDHELD_HEADER = 'x-handheld';

/** The keyed hash of a handheld's secret, which is all that is stored of it. */
export const handheldHashOf = (keys: Pick<Keys, 'digest'>, secret: string): string => keys.digest(`handheld ${secret}`);

/**
 * The keyed hash of the handheld's secret.
 * @throws Problem validation_failed when the secret is malformed
 */
export function handheldOf(request: FastifyRequest, keys: Pick<Keys, 'digest'>): string | undefined {
  const secret = secretIn(request, HANDHELD_HEADER);
  return secret && handheldHashOf(keys, secret);
}

/**
 * The caller, with the session that owns the call's personal details: a member's log-in, else the guest session.
 * @throws Problem validation_failed when the guest session is malformed
 */
export function callerOf(request: FastifyRequest, keys: Pick<Keys, 'digest'>, member: Identity | undefined): Caller {
  const owner = member ? memberDetails(member.sessionId) : guestOwner(secretIn(request, GUEST_SESSION_HEADER), keys);
  if (!owner) return { member, details: undefined };
  return { member, details: { owner, tag: keys.digest(`details tag ${owner}`).slice(0, 16) } };
}

function secretIn({ headers }: FastifyRequest, name: string): string | undefined {
  const secret = headers[name];
  if (secret === undefined) return undefined;
  if (typeof secret !== 'string' || !SECRET.test(secret))
    throw refuse('validation_failed', `${name} must be 43 to 86 characters of base64url`);
  return secret;
}

/** The owner of the details that a guest session enters. */
export const guestSessionOwner = (secret: string, keys: Pick<Keys, 'digest'>): string =>
  guestDetails(keys.digest(`guest session ${secret}`));

function guestOwner(secret: string | undefined, keys: Pick<Keys, 'digest'>): string | undefined {
  return secret && guestSessionOwner(secret, keys);
}
