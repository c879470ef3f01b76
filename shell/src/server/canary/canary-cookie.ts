/** Which canary a visitor gets, as the cookie `sf_canary` says it. */
export interface CanaryChoice {
  /** The canary that the visitor joined by its link. */
  readonly joined?: string;
  /** By its link the visitor left all canaries. */
  readonly isOut?: boolean;
  /** The visitor's number, from 0 to 99. */
  readonly number?: number;
  /** The pass of a link that shows one composition. */
  readonly preview?: string;
  /** Canaries that the visitor left by their link. */
  readonly left: readonly string[];
}

const NAME = '[a-z][a-z0-9-]{0,39}';
/** A canary's name in a link. */
export const CANARY_NAME = new RegExp(`^${NAME}$`);
const JOINED = new RegExp(`^in:(${NAME})$`);
const PREVIEW = /^in:pass:([\w-]{1,1000})$/;
const DRAWN = new RegExp(`^(?:in|out)(?::(\\d{1,2}))?(?::not:(${NAME}(?:,${NAME}){0,9}))?$`);

/** Reads a cookie's value; anything else than such a value is no choice. */
export function readChoice(cookie = ''): CanaryChoice {
  const [, preview] = PREVIEW.exec(cookie) ?? [];
  if (preview !== undefined) return { preview, left: [] };
  const [, joined] = JOINED.exec(cookie) ?? [];
  if (joined !== undefined) return { joined, left: [] };
  if (cookie === 'out') return { isOut: true, left: [] };
  const [, number, left] = DRAWN.exec(cookie) ?? [];
  return { ...(number !== undefined && { number: Number(number) }), left: left?.split(',') ?? [] };
}

/** @param isIn whether the visitor is in a canary: a shared cache lets requests pass whose cookie begins with 'in' */
export function choiceText({ joined, isOut, number, left, preview }: CanaryChoice, isIn: boolean): string {
  if (preview) return `in:pass:${preview}`;
  if (joined) return `in:${joined}`;
  if (isOut) return 'out';
  const words = [isIn ? 'in' : 'out'];
  if (number !== undefined) words.push(String(number));
  if (left.length) words.push('not', left.join(','));
  return words.join(':');
}
