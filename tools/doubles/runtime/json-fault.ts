/**
 * Why a value is not made of plain objects, arrays, strings, booleans, null and finite numbers, which are all that a
 * contract describes; undefined when it is. Fields that are undefined count as absent.
 * @param path the place of the value in the whole, such as '/menuItem/id'
 * @param around the objects that contain the value
 */
export function jsonFault(value: unknown, path = '', around: readonly unknown[] = []): string | undefined {
  const at = path || 'it';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${at} is ${value}`;
  if (typeof value !== 'object') return `${at} is of the type ${typeof value}`;
  if (around.includes(value)) return `${at} contains itself`;
  if (!Array.isArray(value) && !isPlain(value)) return `${at} is a ${nameOf(value)}, not a plain object`;
  const parts = Array.isArray(value)
    ? Array.from(value, (one, index) => [index, one] as const)
    : Object.entries(value).filter(([, field]) => field !== undefined);
  for (const [key, part] of parts) {
    const fault = jsonFault(part, `${path}/${key}`, [...around, value]);
    if (fault) return fault;
  }
  return undefined;
}

/** True for objects without a class, also those of another window. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const nameOf = (value: object): string => (value.constructor as { name?: string } | undefined)?.name || 'class';

/** A value as it is shown in a sentence. */
export function shown(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
