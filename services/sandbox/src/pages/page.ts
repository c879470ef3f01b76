import type { FastifyReply } from 'fastify';
import { type Html, html } from './html';

export interface Page {
  title: string;
  body: Html;
  /** Further form-action sources besides 'self'; browsers also check a form's redirects against them. */
  formAction?: readonly string[];
  frameAncestors?: string;
  /** A page without the sandbox's header, such as the bank's and the card fields. */
  bare?: boolean;
  bodyClass?: string;
  /** A script of the sandbox's own. */
  script?: string;
}

const NAVIGATION = [
  ['/', 'Home'],
  ['/mailbox', 'Mailbox'],
  ['/sms', 'Texts'],
  ['/clock', 'Clock'],
  ['/faults', 'Faults'],
] as const;

const header = (title: string) => html`<header class="top">
  <p class="top__name">Sandbox</p>
  <nav aria-label="Sandbox"><ul>${NAVIGATION.map(
    ([href, name]) => html`<li><a href="${href}"${name === title ? html` aria-current="page"` : ''}>${name}</a></li>`,
  )}</ul></nav>
</header>`;

function policy({ formAction = [], frameAncestors = "'none'", script }: Page): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formAction].join(' ')}`,
    `frame-ancestors ${frameAncestors}`,
    ...(script ? ["script-src 'self'", "connect-src 'self'"] : []),
  ].join('; ');
}

/** Sends a whole page with its own strict policy. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const { title, body, bare, bodyClass = '', script } = page;
  const whole = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}${bare ? '' : ' – Sandbox'}</title>
<link rel="icon" href="/assets/icon.svg">
<link rel="stylesheet" href="/assets/${bodyClass === 'card' ? 'card-frame.css' : 'sandbox.css'}">
${script && html`<script src="${script}" defer></script>`}
</head>
<body class="${bodyClass}">
${!bare && header(title)}
${body}
</body>
</html>`;
  return reply
    .code(status)
    .header('content-security-policy', policy(page))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(whole.text);
}
