import { FLASH_FIELD } from '../../../browser/flash-message/flash-cookie';
import { flashTexts } from '../../../browser/flash-message/flash-texts';
import { escapeHtml } from './escape-html';

/** A path on this site that also says why the shopper was redirected there: caches have one copy for each reason. */
export function withFlash(path: string, name: string): string {
  const url = new URL(path, 'http://host');
  url.searchParams.set(FLASH_FIELD, name);
  return url.pathname + url.search;
}

/** The reason in a page's URL, above the page, for browsers without scripts; the others show a toast. */
export function flashNotice(path: string): string {
  const text = flashTexts.get(new URL(path, 'http://host').searchParams.get(FLASH_FIELD) ?? '');
  if (!text) return '';
  return `<noscript><aside class="sf-notice sf-notice--warning" aria-label="Message"><p class="sf-notice__words">${escapeHtml(text)}</p></aside></noscript>`;
}
