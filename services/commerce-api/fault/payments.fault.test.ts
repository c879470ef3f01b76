import { describeKills, setUpKills } from './survive-kill';
import { paymentMoves } from './transitions';

setUpKills();

for (const move of paymentMoves) describeKills(move);
