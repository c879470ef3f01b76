import { POSTCODE_MAX_LENGTH } from '@storefront/api/constants';
import { urlTo } from '@storefront/routes/url-to';
import type { FastifyReply } from 'fastify';
import { cspHash } from '../../config';
import { escapeHtml } from './escape-html';

const CSS = `:root{color-scheme:light dark}body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#1d1d1b;background:#fff}main{max-width:34rem;margin:auto;padding:12vh 20px}h1{font-size:1.6rem;line-height:1.25;margin:0 0 .5rem}p{margin:0 0 1.5rem}a,button,input{font:inherit;min-height:44px;box-sizing:border-box}a{display:inline-flex;align-items:center;margin-right:1.5rem;color:#0b4f3c}form{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 1.5rem}label{flex:1 0 100%}input{flex:1;min-width:9rem;padding:0 12px;border:1px solid #5b5b57;border-radius:8px}button{padding:0 18px;border:0;border-radius:8px;background:#0b4f3c;color:#fff}:focus-visible{outline:3px solid #0b4f3c;outline-offset:2px}@media(prefers-color-scheme:dark){body{color:#ecece8;background:#161817}a{color:#8fd3bb}:focus-visible{outline-color:#8fd3bb}input{border-color:#8d908c}button{background:#8fd3bb;color:#0b241b}}`;
const POLICY = `default-src 'none'; style-src ${cspHash(CSS)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
/** Seconds after which a client may ask again. */
const RETRY_AFTER = '5';

/**
 * The document when nothing can be rendered: no process, no release, no settings. It needs nothing else, names the
 * error, and offers links that need no scripts.
 * @param url the requested path and query, for 'Try again'
 * @param business its name, if known
 */
export function sendStaticErrorPage(
  reply: FastifyReply,
  status: number,
  message: string,
  url: string,
  business?: { readonly name: string },
) {
  const again = /^\/(?![/\\])/.test(url) ? url : '/';
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(message)}</title><style>${CSS}</style></head><body><main>${business ? `<p>${escapeHtml(business.name)}</p>` : ''}<h1>${escapeHtml(message)}</h1><p>Nothing has been lost.</p><form method="get" action="${urlTo('stores-near-by')}"><label for="postcode">Your postcode</label><input id="postcode" name="postcode" maxlength="${POSTCODE_MAX_LENGTH}" autocomplete="postal-code"><button type="submit">Find stores</button></form><a href="${escapeHtml(again)}">Try again</a><a href="${urlTo('index')}">Home</a></main></body></html>`;
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'retry-after': RETRY_AFTER,
    })
    .send(html);
}
