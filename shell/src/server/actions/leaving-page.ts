import type { Business } from '@storefront/remote-kit/business.types';
import type { FastifyReply } from 'fastify';
import { cspHash } from '../config';
import { PRIVATE_CACHE } from '../document/cache-control';
import { escapeHtml } from '../document/html/escape-html';

const CSS = `:root{color-scheme:light dark}body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#1d1d1b;background:#fff}main{max-width:34rem;margin:auto;padding:12vh 20px}h1{font-size:1.6rem;line-height:1.25;margin:0 0 .5rem}a{display:inline-flex;align-items:center;min-height:44px;color:#0b4f3c}:focus-visible{outline:3px solid #0b4f3c;outline-offset:2px}@media(prefers-color-scheme:dark){body{color:#ecece8;background:#161817}a{color:#8fd3bb}:focus-visible{outline-color:#8fd3bb}}`;
const POLICY = `default-src 'none'; style-src ${cspHash(CSS)}; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Leads a form to another site. Browsers check each redirect of a form against form-action, and a provider may redirect to
 * further hosts of its own: so the form ends with this page, which goes on by itself.
 * @param to the back end's address, of http or https
 */
export function sendLeavingPage(reply: FastifyReply, to: string, business: Pick<Business, 'name'>): FastifyReply {
  const url = new URL(to);
  if (!/^https?:$/.test(url.protocol)) throw new Error('The back end names no web address.');
  const href = escapeHtml(url.href);
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${href}"><title>Continue to ${escapeHtml(url.host)}</title><style>${CSS}</style></head><body><main><p>${escapeHtml(business.name)}</p><h1>Continue to ${escapeHtml(url.host)}</h1><a href="${href}">Continue</a></main></body></html>`;
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': PRIVATE_CACHE,
      'content-security-policy': POLICY,
    })
    .send(html);
}
