/** @jest-environment node */
import { parseJsonBytes, scriptJson, scriptJsonBytes } from './script-json';

test('no text can end the script element that contains it, or a line of it', () => {
  const text = '</script><script>alert(1)</script><!-- \u2028 \u2029';
  expect(scriptJson({ text })).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(scriptJson({ text }))).toEqual({ text });
});

test('bytes are read back as they were written; without a value there are none', () => {
  const value = { name: 'Café </script>' };
  expect(parseJsonBytes(scriptJsonBytes(value) ?? new Uint8Array())).toEqual(value);
  expect(scriptJsonBytes(undefined)).toBeUndefined();
  expect(scriptJsonBytes(null)).toEqual(Buffer.from('null'));
});

test('bytes are read from within a larger buffer', () => {
  const bytes = Buffer.from('xx{"a":1}xx').subarray(2, 9);
  expect(parseJsonBytes(bytes)).toEqual({ a: 1 });
});
