import { timeOf } from '../canary/preview-banner';
import { escapeHtml } from '../document/html/escape-html';
import type { DeveloperRemote } from './developer-links';

/** Says above a page which remote comes from where and until when, whether its server replies, and how to leave it. */
export const developerBanner = ({ remote, origin }: DeveloperRemote, expiresAt: string, leaveUrl: string): string =>
  `<div class="sf-preview" role="region" aria-label="Developer’s server" data-developer-server="${escapeHtml(origin)}" data-remote="${escapeHtml(remote)}"><span>${escapeHtml(remote)} comes from ${escapeHtml(origin)}, until ${escapeHtml(timeOf(expiresAt))}</span><strong role="status"></strong><a href="${escapeHtml(leaveUrl)}">Leave the developer’s server</a></div>`;
