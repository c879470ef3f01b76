import { allOperations } from '../operations';
import type { Operation } from './operation';

const byKey: ReadonlyMap<string, Operation> = new Map(allOperations.map((operation) => [operation.key, operation]));

/**
 * The operation of a method and a path, if shoppers may call it; undefined otherwise.
 * @param path below the locale and `/api`, such as '/basket/add-item'
 */
export function findOperation(method: string, path: string): Operation | undefined {
  const operation = byKey.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
  return operation && isForShoppers(operation) ? operation : undefined;
}

/** Whether shoppers' browsers call it: the others are for operators and for a business's programs. */
export const isForShoppers = ({ access }: Pick<Operation, 'access'>): boolean =>
  access !== 'admin' && access !== 'desk' && access !== 'integration';

/**
 * The operation of a method and a path, if the desk may call it: its log-in, and what an operator with a role does. What
 * only the admin key opens stays out of reach of browsers.
 */
export function findDeskOperation(method: string, path: string): Operation | undefined {
  const operation = byKey.get(`${method} ${path}`);
  const isForDesk = operation?.access === 'desk' || (operation?.access === 'admin' && operation.roles !== undefined);
  return isForDesk ? operation : undefined;
}

/** The operation of a key; undefined when there is none. */
export const operationOf = (key: string): Operation | undefined => byKey.get(key);
