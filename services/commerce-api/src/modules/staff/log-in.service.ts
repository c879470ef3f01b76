import { setTimeout as pause } from 'node:timers/promises';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { operators } from '../../database/schema/operator';
import { normaliseEmail } from '../../formats/normalise-email';
import { queueMail } from '../../mail/queue-mail';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import { FAILURE_PAUSE_MS } from '../auth/failure-pause';
import { passwordMatches } from '../auth/passwords/password';
import type { Business } from '../businesses/businesses.repository';
import { OPERATOR_SESSION_MS } from '../operators/operator-sessions';
import { storeIdsOf } from '../operators/operator-stores';
import { startSessionHere } from '../operators/start-session-here';
import { deskOperatorOf } from './desk-operator';
import { issueOperatorCode, redeemOperatorCode, tryOperatorCode } from './operator-codes';
import { isTrustedDevice, trustOperatorDevice } from './operator-devices';

type OperatorRow = typeof operators.$inferSelect;

/** Where a log-in comes from: the caller's address, and the keyed hashes of the secrets of the device and the handheld. */
interface LogInOrigin {
  readonly address: string | undefined;
  readonly device: string | undefined;
  readonly handheld?: string | undefined;
}

/** The operator of a business with an e-mail address, who was not withdrawn. */
export async function operatorByEmail(
  db: Database,
  businessId: number,
  email: string,
): Promise<OperatorRow | undefined> {
  const [row] = await db
    .select()
    .from(operators)
    .where(
      and(
        eq(operators.businessId, businessId),
        eq(operators.email, normaliseEmail(email)),
        isNull(operators.withdrawnAt),
      ),
    );
  return row;
}

async function mailCode({ db, keys }: ServiceContext, operator: OperatorRow, device: string | undefined, now: Date) {
  const { id: operatorId, businessId, email } = operator;
  await inTransaction(db, async (tx) => {
    const subjectId = await issueOperatorCode(tx, keys, { operatorId, device }, now);
    if (subjectId !== undefined && email)
      await queueMail(tx, { kind: 'operator_code', businessId, subjectId, recipient: email }, now);
  });
}

/** A withdrawal or a new password of this moment counts. @throws Problem operator_log_in_failed */
async function lockUnchanged(tx: Database, { id, passwordHash }: OperatorRow): Promise<void> {
  const [row] = await tx.select().from(operators).where(eq(operators.id, id)).for('no key update');
  if (!row || row.withdrawnAt || row.passwordHash !== passwordHash) throw refuse('operator_log_in_failed');
}

/**
 * Logs an operator of a business in. A device on which they have not logged in lately needs a code, which the first call
 * mails. A wrong address and a wrong password have the same answer after the same time.
 * @throws Problem operator_log_in_failed, operator_code_wrong
 */
export async function logInOperator(
  context: ServiceContext,
  business: Business,
  { email, password, code }: BodyOf<'POST /desk/log-in'>,
  { address, device, handheld }: LogInOrigin,
  now: Date,
): Promise<ReplyOf<'POST /desk/log-in'>> {
  const { db, keys } = context;
  const operator = await operatorByEmail(db, business.id, email);
  const reject = async (problem: 'operator_log_in_failed' | 'operator_code_wrong') => {
    logSecurity(context, problem, { operatorId: operator?.id ?? null, address });
    await pause(FAILURE_PAUSE_MS);
    return refuse(problem);
  };
  if (!(await passwordMatches(operator?.passwordHash, password)) || !operator)
    throw await reject('operator_log_in_failed');
  const operatorId = operator.id;
  let codeId: number | undefined;
  if (!(await isTrustedDevice(db, operatorId, device, now))) {
    if (code === undefined) {
      await mailCode(context, operator, device, now);
      return { operator: null };
    }
    codeId = await tryOperatorCode(db, keys, { operatorId, device }, code, now);
    if (codeId === undefined) throw await reject('operator_code_wrong');
  }
  const { operatorToken, loginDevice } = await inTransaction(db, async (tx) => {
    await lockUnchanged(tx, operator);
    if (codeId !== undefined && !(await redeemOperatorCode(tx, codeId, now))) throw refuse('operator_code_wrong');
    return {
      loginDevice: await trustOperatorDevice(tx, keys, operatorId, device, now),
      operatorToken: await startSessionHere(tx, keys, { operatorId, businessId: business.id, handheld }, now),
    };
  });
  return {
    operator: await deskOperatorOf(context, { operatorId, storeIds: await storeIdsOf(db, operatorId) }),
    operatorToken,
    expiresIn: OPERATOR_SESSION_MS / 1000,
    ...(loginDevice && { loginDevice }),
  };
}
