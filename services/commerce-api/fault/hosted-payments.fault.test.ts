import { hostedScenarios } from './hosted-scenarios';
import { describeKills, setUpKills } from './survive-kill';

setUpKills();

for (const [move, scenario] of Object.entries(hostedScenarios)) describeKills(move, scenario);
