import type { Operation } from '@storefront/api/operation';
import { Problem } from '../problem';
import { logSecurity } from '../security-log';
import type { ServiceContext } from '../service-context';

/** The fields of operators' bodies that name what they act on; none of them is of a person. */
const TARGETS = ['businessOrderId', 'status', 'reference', 'importId', 'business', 'businessId'] as const;

/** Called once for each batch of rows of an import, whose beginning and end are logged. */
const NOT_LOGGED: ReadonlySet<string> = new Set(['adminImportRows']);

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

/** Carries out what an operator asks for, and logs it with its target and its outcome. Of everybody else nothing is logged. */
export async function auditOperator<T>(
  context: ServiceContext,
  { id, access }: Operation,
  body: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (access !== 'admin' || NOT_LOGGED.has(id)) return work();
  const log = (outcome: string) => logSecurity(context, 'operator', { operation: id, ...targetOf(body), outcome });
  try {
    const done = await work();
    log('done');
    return done;
  } catch (error) {
    log(error instanceof Problem ? error.code : 'failed');
    throw error;
  }
}
