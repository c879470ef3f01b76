/** The values of a hosted page's response, by field name, as plain text. */
export type HostedValues = Readonly<Record<string, string>>;

/** What a hosted page says to the page around it. */
export type HostedMessage =
  | { readonly kind: 'size'; readonly height: number }
  | { readonly kind: 'response'; readonly values: HostedValues };

/** Taller would push our own buttons out of reach. */
const MAX_HEIGHT = 2_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'Y2Fmw6k=' is 'café'. Throws for anything but base64 of UTF-8. */
function decoded(value: string): string {
  const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function encoded(value: string): string {
  const bytes = new TextEncoder().encode(value);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Reads a message of the hosted page: its size as JSON, or its response as JSON whose values are base64. Undefined for
 * anything else, such as a message of a browser extension.
 */
export function readHostedMessage(data: unknown): HostedMessage | undefined {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    if (!isObject(message)) return undefined;
    if (isObject(message.iframe)) {
      const height = Number.parseInt(String(message.iframe.height), 10);
      return height > 0 && height <= MAX_HEIGHT ? { kind: 'size', height } : undefined;
    }
    const entries = Object.entries(message).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const values = Object.fromEntries(entries.map(([name, value]) => [name, decoded(value)]));
    return values.ORDER_ID && values.SHA1HASH ? { kind: 'response', values } : undefined;
  } catch {
    return undefined;
  }
}

/** The field `hppResponse` of our API: JSON whose values are encoded in base64, exactly once. */
export const encodeHostedResponse = (values: HostedValues): string =>
  JSON.stringify(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encoded(value)])));
