/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { iconDrawing } from './icon-drawing';

const folder = join(import.meta.dirname, '../../../ui/src/icons');

test.each(readdirSync(folder).map((file) => [file.replace('.tsx', '')]))(
  'the icon %s can be used in a link',
  (name) => {
    expect(iconDrawing(name)).toMatch(/^[Mm][\d.\-\sa-zA-Z]+$/);
  },
);

test('a missing icon fails the build with its name', () => {
  expect(() => iconDrawing('unicorn')).toThrow("libs/ui has no icon 'unicorn'.");
});
