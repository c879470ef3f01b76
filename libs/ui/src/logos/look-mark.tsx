import type { Layout } from '../themes/layout';
import { LathmereMark } from './lathmere-mark';
import { PipwellMark } from './pipwell-mark';

/** The mark that stands in a look's header beside the business's name, where the business has no logo of its own. */
export function LookMark({ brand }: Pick<Layout, 'brand'>) {
  return brand === 'retail' ? <LathmereMark /> : <PipwellMark />;
}
