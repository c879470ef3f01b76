import type { ProblemCode } from '@storefront/api/problem-codes';
import type { DocumentServerCode } from './message-for-code';

/** A page's texts by problem code. `Own` names problems that its forms report besides the API's codes. */
export type CodeTexts<Own extends string = never> = Readonly<
  Partial<Record<ProblemCode | DocumentServerCode | Own, string>>
>;

/**
 * The text for a problem code. A page passes the few texts that it shows, so that it bundles no others.
 * @param fallback used for a code without a text
 */
export function textForCode(texts: Readonly<Record<string, string>>, code: string, fallback: string): string {
  return Object.hasOwn(texts, code) ? (texts[code] ?? fallback) : fallback;
}
