import { jsonLdTags } from './json-ld';

describe('JSON-LD', () => {
  test('has full URLs where schema.org expects them, and leaves everything else unchanged', () => {
    expect(
      jsonLdTags(
        [{ '@type': 'Product', name: '/not/an/address', url: '/x', image: 'https://pictures.test/a' }],
        'https://shop.test',
      ),
    ).toBe(
      '<script type="application/ld+json">{"@type":"Product","name":"/not/an/address","url":"https://shop.test/x","image":"https://pictures.test/a"}</script>',
    );
  });

  test('cannot close its own element', () => {
    expect(jsonLdTags([{ name: '</script><script>alert(1)</script>' }], '')).not.toContain('</script><');
  });
});
