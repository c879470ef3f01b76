import type { Operation } from '@storefront/api/declaration/operation';
import { Problem } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import type { CallingOperator } from './operator-of-request';

/** The fields of operators' bodies that identify what they act on; none of them is personal data. */
const TARGETS = [
  'businessOrderId',
  'status',
  'reference',
  'importId',
  'business',
  'businessId',
  'storeId',
  'slotId',
  'complaintId',
  'apiKeyId',
  'endpointId',
  'deliveryId',
  'which',
  'decision',
] as const;

/** Called for each batch of an import, of which only the beginning and the end are logged; called every few seconds. */
const NOT_LOGGED: ReadonlySet<string> = new Set(['adminImportRows', 'adminDriverLocation']);

function targetOf(body: unknown): Record<string, string | number> {
  if (typeof body !== 'object' || body === null) return {};
  const fields: Readonly<Record<string, unknown>> = { ...body };
  return Object.fromEntries(
    TARGETS.flatMap((name) => {
      const value = fields[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
}

/** Runs an operator's operation and logs its target and outcome. Calls of other users are not logged. */
export async function auditOperator<T>(
  context: ServiceContext,
  { id, access }: Operation,
  body: unknown,
  operator: CallingOperator | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (access !== 'admin' || NOT_LOGGED.has(id)) return work();
  const log = (outcome: string) =>
    logSecurity(context, 'operator', {
      operation: id,
      operatorId: operator?.operatorId ?? null,
      ...targetOf(body),
      outcome,
    });
  try {
    const done = await work();
    log('done');
    return done;
  } catch (error) {
    log(error instanceof Problem ? error.code : 'failed');
    throw error;
  }
}
