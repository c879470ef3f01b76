/** Methods that the routes know; anything else a client may invent is one label. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

/** A request's method as a label. */
export const methodLabel = (method: string): string => (METHODS.has(method) ? method : '_OTHER');
