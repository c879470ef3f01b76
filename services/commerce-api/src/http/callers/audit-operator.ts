import type { Operation } from '@storefront/api/declaration/operation';
import { loggableError } from '../../loggable-error';
import { Problem } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import { snapshotOf } from './audit-snapshot';
import type { CallingOperator } from './operator-of-request';
import { recordAction, type Target } from './record-action';

/** The fields of operators' bodies that identify what they act on; none of them is personal data. */
const TARGETS = [
  'businessOrderId',
  'lineId',
  'status',
  'reference',
  'importId',
  'business',
  'businessId',
  'storeId',
  'slotId',
  'zoneId',
  'operatorId',
  'handheldId',
  'passkeyId',
  'complaintId',
  'customer',
  'noteId',
  'paymentLinkId',
  'blockId',
  'marketingChannelId',
  'apiKeyId',
  'endpointId',
  'deliveryId',
  'bannerId',
  'dealId',
  'code',
  'role',
  'kind',
  'amount',
  'change',
  'which',
  'decision',
  'wish',
] as const;

/** The fields of replies that name what was begun, where no field of the body does. */
const BEGUN = ['visitId'] as const;

/**
 * Called for each batch of an import, of which only the beginning and the end are logged; called every few seconds; called
 * by the screen itself, when nobody touches it.
 */
const NOT_LOGGED: ReadonlySet<string> = new Set([
  'adminImportRows',
  'adminImportStatus',
  'adminDriverLocation',
  'deskHandheldLock',
]);

function namedIn(value: unknown, names: readonly string[]): Target {
  if (typeof value !== 'object' || value === null) return {};
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
}

/** Whether a call is written into the record of what operators did: it may change something, or opens a person's data. */
const isRecorded = ({ id, access, safe, recorded }: Operation): boolean =>
  access === 'admin' && (!safe || recorded === true) && !NOT_LOGGED.has(id);

/**
 * Runs an operator's operation, and logs and records its target and outcome. Calls of other users are not logged. What
 * was done stays done if it cannot be recorded: that is logged as an error.
 */
export async function auditOperator<T>(
  context: ServiceContext,
  operation: Operation,
  body: unknown,
  operator: CallingOperator | undefined,
  work: () => Promise<T>,
  now: Date,
): Promise<T> {
  const { id, access } = operation;
  if (access !== 'admin' || !operator || NOT_LOGGED.has(id)) return work();
  const { db, log } = context;
  const named = namedIn(body, TARGETS);
  const isOfBusiness = isRecorded(operation) && operator.businessId !== null;
  const before = isOfBusiness ? await snapshotOf(db, body, id) : undefined;
  const end = async (outcome: string, reply?: unknown) => {
    const { operatorId } = operator;
    const target = { ...named, ...namedIn(reply, BEGUN) };
    logSecurity(context, 'operator', { operation: id, operatorId, ...target, outcome });
    if (!isOfBusiness) return;
    try {
      const after =
        outcome === 'done' ? ((await snapshotOf(db, body, id)) ?? (await snapshotOf(db, reply, id))) : undefined;
      await recordAction(db, { operation, operator, target, body, outcome, before, after }, now);
    } catch (error) {
      log.error(
        { operation: id, operatorId, reason: loggableError(error).message },
        'what an operator did was not recorded',
      );
    }
  };
  try {
    const done = await work();
    await end('done', done);
    return done;
  } catch (error) {
    await end(error instanceof Problem ? error.code : 'failed');
    throw error;
  }
}
