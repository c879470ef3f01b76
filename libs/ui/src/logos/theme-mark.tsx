import type { Layout } from '../themes/layout';
import { LathmereMark } from './lathmere-mark';
import { PipwellMark } from './pipwell-mark';

/** The theme's mark beside the business's name in the header, for a business without its own logo. */
export function ThemeMark({ brand }: Pick<Layout, 'brand'>) {
  return brand === 'retail' ? <LathmereMark /> : <PipwellMark />;
}
