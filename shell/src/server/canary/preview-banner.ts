import { escapeHtml } from '../document/html/escape-html';
import type { Preview } from './previews';

const CSS =
  '.sf-preview{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;padding:6px 16px;font:14px/1.4 system-ui,sans-serif;color:#fff;background:#5b1a78}.sf-preview :empty{margin-inline-start:-1rem}.sf-preview a{display:inline-flex;align-items:center;min-height:44px;color:#fff}.sf-preview :focus-visible{outline:3px solid #fff;outline-offset:2px}';

/** Its style sheet, as documents inline them. */
export const previewStyle = { href: '#preview', css: CSS };

/** When the link expires, as people in the shop read it. */
export const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' });

/** Says above a page that it is a test version, which one, and how to leave it. */
export const previewBanner = ({ composition, expiresAt }: Preview, leaveUrl: string): string =>
  `<div class="sf-preview" role="region" aria-label="Test version"><span>Test version: composition ${escapeHtml(composition.id)}, until ${escapeHtml(timeOf(expiresAt))}</span><a href="${escapeHtml(leaveUrl)}">Leave the test version</a></div>`;
