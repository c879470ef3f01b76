test('a page under test has the browser features that the router and the client need', async () => {
  const request = new Request('https://shop.test/', { signal: new AbortController().signal });
  expect(request.url).toBe('https://shop.test/');
  expect(await new Response('{"a":1}').json()).toEqual({ a: 1 });
  expect(new TextDecoder().decode(new TextEncoder().encode('£'))).toBe('£');
  expect(structuredClone({ a: [1] })).toEqual({ a: [1] });
  expect(typeof fetch).toBe('function');
  expect(crypto.subtle).toBeDefined();
});

test('an open channel between tabs does not keep the tests from ending', () => {
  expect(new BroadcastChannel('storefront').name).toBe('storefront');
});
