import { findTheme } from '@storefront/ui/themes/find-theme';
import { withOwnTheme } from '@storefront/ui/themes/own-theme';
import type { Business } from '../modules/businesses/businesses.repository';
import { escaped } from './html-page';

/** Mail programs know no custom properties and no web fonts. */
const faceOf = (stack: string, otherwise: string) =>
  (stack.startsWith('var(') ? otherwise : stack).replaceAll('"', "'");

/** The business's own picture of its name, or its name as its theme writes it. */
function nameplate({ name, settings }: Business, origin: string, style: string): string {
  if (!settings.logo) return `<span style="${style}">${escaped(name)}</span>`;
  const url = new URL(settings.logo, origin).href;
  return `<img src="${escaped(url)}" alt="${escaped(name)}" height="38" style="${style};display:block">`;
}

/**
 * Frames the HTML of a mail with its business's name or logo, colours and faces.
 * @param origin of the business's pages
 */
export function brandMail(html: string, business: Business, origin: string): string {
  const { colour, type, shape } = withOwnTheme(findTheme(business.brand), business.settings.theme);
  const body = faceOf(type.fontBody, 'Arial,sans-serif');
  const heading = faceOf(type.fontHeading, body);
  const content = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html;
  const name = `color:${colour.onBrand};font:${type.logoWeight} 26px/1.2 ${heading};text-transform:${type.logoCase}`;
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<style>h1{margin:0;font:${type.headingWeight} 22px/1.3 ${heading}}a{color:${colour.brand};font-weight:600}`,
    `hr{border:0;border-top:1px solid ${colour.line}}</style></head>`,
    `<body style="margin:0;padding:16px;background:${colour.sunk};color:${colour.ink};font:16px/1.5 ${body}">`,
    `<div style="max-width:36rem;margin:0 auto;overflow:hidden;border-radius:${shape.rLg};background:${colour.raised}">`,
    `<div style="padding:18px 24px;background:${colour.brand}">${nameplate(business, origin, name)}</div>`,
    `<div style="padding:20px 24px">${content}</div></div></body></html>`,
  ].join('');
}
