import { inTransaction } from '../../../database/in-transaction';
import { isDeviceOf } from '../../../http/callers/known-devices';
import { consumeLimit } from '../../../http/limits/rate-limit';
import { queueMail } from '../../../mail/queue-mail';
import { Problem } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { type CodeRequest, digitsOf, issueCode, type OneTimeCode, withdrawCode } from './one-time-codes';

/**
 * Makes a code and sends it: a mail is queued with the code, a text is sent while the shopper waits, because they must
 * learn at once when it cannot be, and a text that comes late is useless.
 * @returns false when the text could not be handed to the gateway
 */
export async function sendCode(
  context: ServiceContext,
  business: Business,
  request: CodeRequest,
  now: Date,
): Promise<boolean> {
  const { db, keys, log } = context;
  const code = await inTransaction(db, async (tx) => {
    const made = await issueCode(tx, keys, request, now);
    if (made && request.channel === 'email') {
      const { id: subjectId, recipient } = made;
      await queueMail(tx, { kind: 'one_time_code', businessId: business.id, subjectId, recipient }, now);
    }
    return made;
  });
  if (!code || code.channel === 'email') return true;
  if (!(await mayText(context, code, now))) {
    await withdrawCode(db, code.id, now);
    return request.purpose === 'log_in';
  }
  const outcome = await context.sms(business.id)?.send(code.recipient, textOf(business, digitsOf(keys, code.id)));
  if (outcome === 'accepted') return true;
  await withdrawCode(db, code.id, now);
  log.warn({ memberId: code.memberId, outcome: outcome ?? 'no account' }, 'a code could not be texted');
  // A number that cannot be reached must not tell a stranger that it is the account's.
  return outcome === 'undeliverable' && request.purpose === 'log_in';
}

/** Texts to one number: they cost money, and may annoy a stranger. */
const TEXTS_PER_NUMBER = { per: 'account', count: 5, seconds: 3600 } as const;

/**
 * Whether a number may get another text. Those for log-in count apart from those that prove a number, which anybody may
 * claim; a device that the account knows counts alone.
 */
async function mayText(
  { db, keys }: ServiceContext,
  { memberId, purpose, recipient, deviceHash }: OneTimeCode,
  now: Date,
): Promise<boolean> {
  const ownDevice = (await isDeviceOf(db, memberId, deviceHash)) ? deviceHash : '';
  try {
    await consumeLimit(db, `sms ${keys.digest(`sms ${purpose} ${recipient} ${ownDevice}`)}`, TEXTS_PER_NUMBER, now);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate_limited') return false;
    throw error;
  }
}

/** The last line lets a phone fill the code in on this site alone: https://wicg.github.io/sms-one-time-codes */
const textOf = ({ name, hosts }: Business, digits: string): string =>
  `${digits} is your ${name} code. It works once, for ten minutes. We never ask you for it.\n\n@${hosts[0]} #${digits}`;
