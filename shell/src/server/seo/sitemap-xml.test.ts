import { sitemapIndex, urlSet } from './sitemap-xml';

describe('a site map', () => {
  test('lists full URLs, escaped so that no name can break it', () => {
    expect(urlSet('https://shop.test', ['/', '/stores/fish-&-chips'])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://shop.test/</loc></url>\n<url><loc>https://shop.test/stores/fish-&amp;-chips</loc></url>\n</urlset>\n',
    );
  });

  test('lists each site map of a site map index', () => {
    expect(sitemapIndex('https://shop.test', ['/sitemaps/pages.xml'])).toContain(
      '<sitemap><loc>https://shop.test/sitemaps/pages.xml</loc></sitemap>',
    );
  });
});
