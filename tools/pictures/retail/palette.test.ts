import { COLOURS } from '../../../services/commerce-api/demo/retail/finishes';
import { palette } from './palette';

test('products are drawn in the colours of their swatches', () => {
  expect(palette).toEqual(COLOURS);
});
