import { GatewayRefused, GatewayUnclear } from '../../../context/gateway.types';

/** A field of an unknown value; undefined when it has none. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;

/** The HTTP status of an SDK error; 0 when it has none. */
export const httpStatus = (error: unknown): number => Number(fieldOf(error, 'http_code') ?? 0);

/** The gateway's codes in an SDK error; empty when it has none. */
function errorCodes(error: unknown): readonly unknown[] {
  const codes = fieldOf(fieldOf(error, 'body'), 'error_codes');
  return Array.isArray(codes) ? codes : [];
}

/** Converts an SDK error to one of two: the request was refused, or its outcome is unknown. */
export function gatewayError(error: unknown): Error {
  if (error instanceof GatewayRefused || error instanceof GatewayUnclear) return error;
  const status = httpStatus(error);
  // 408 is the SDK's own timeout; 409 means that the same request is still being processed.
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) {
    const [code] = errorCodes(error);
    return new GatewayRefused(code === undefined ? `http_${status}` : String(code));
  }
  return new GatewayUnclear(error instanceof Error ? error.message : String(error));
}

/** Calls the gateway's SDK.
 * @throws GatewayRefused or GatewayUnclear
 */
export async function callGateway<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw gatewayError(error);
  }
}

/**
 * A refused look-up (invalid key, rate limit) says nothing about the payment: the outcome stays unknown and is asked
 * for again.
 */
export async function lookUp<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await callGateway(call);
  } catch (error) {
    throw error instanceof GatewayRefused ? new GatewayUnclear(`The look-up was refused: ${error.message}`) : error;
  }
}
