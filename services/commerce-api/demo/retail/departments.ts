import type { Range } from '../content/range';
import { bath } from './bath';
import { bedroom } from './bedroom';
import { cleaning } from './cleaning';
import { garden } from './garden';
import { gifts } from './gifts';
import { kitchen } from './kitchen';
import { lighting } from './lighting';
import { tools } from './tools';
import { toys } from './toys';

export const retailRanges: readonly Range[] = [kitchen, lighting, bath, cleaning, tools, garden, bedroom, toys, gifts];
