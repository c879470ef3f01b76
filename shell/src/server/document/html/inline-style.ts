import { assertNoStyleEnd } from '@storefront/releases/publishing/style-end';
import { LRUCache } from 'lru-cache';
import { cspHash } from '../../config';

export interface InlineStyle {
  readonly href: string;
  /** The style element. */
  readonly element: Buffer;
  /** Its source in the Content-Security-Policy. */
  readonly hash: string;
}

/** Style sheets of all compositions that are shown or kept. */
const MAX_STYLES = 500;
const styles = new LRUCache<string, InlineStyle>({ max: MAX_STYLES });

/**
 * A style sheet to inline, cached as bytes because it is two fifths of each document and mostly the same. @throws Error
 * for CSS that would close its element
 */
export function inlineStyle({ href, css }: { readonly href: string; readonly css: string }): InlineStyle {
  const known = styles.get(css);
  if (known?.href === href) return known;
  assertNoStyleEnd(css, href);
  const made = { href, element: Buffer.from(`<style data-href="${href}">${css}</style>`), hash: cspHash(css) };
  styles.set(css, made);
  return made;
}
