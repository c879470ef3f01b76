import { sample } from '../test-support/sample';
import { describeKills, setUpKills } from './survive-kill';
import { paymentMoves } from './transitions';

setUpKills();

for (const move of sample(paymentMoves, 2)) describeKills(move);
