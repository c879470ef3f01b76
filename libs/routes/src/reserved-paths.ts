/** What the document server itself serves, besides pages; `*` is any rest of a path, or none. */
export const servicePaths: readonly string[] = [
  ...['/.well-known/*', '/__developer/*', '/__figures/*', '/__releases/*', '/actions/*', '/api/*', '/assets/*'],
  ...[
    '/brand/*',
    '/deep-link/*',
    '/en-gb/*',
    '/healthz',
    '/livez',
    '/offline-worker.js',
    '/pictures/*',
    '/readyz',
    '/referrer/*',
  ],
  ...['/robots.txt', '/sitemap.xml', '/sitemaps/*', '/tv'],
];

/** Pages that editors write in every installation. Others of theirs are data, so no build knows them. */
export const contentPaths: readonly string[] = [
  ...['/about', '/accessibility', '/delivery', '/privacy', '/returns', '/terms'],
];
