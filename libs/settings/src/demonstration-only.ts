import type { Mode } from './mode';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Each of them disables a protection or lets others control the process, so they are only for tests and demonstrations.
 */
const DEMONSTRATION_ONLY = {
  PAUSE_POINTS_URL: 'lets tests pause and kill the service',
  DEMO_ORDERS: 'places and moves orders of invented shoppers',
  API_FAULTS: 'adds a fault-injecting proxy before the back end',
  PICTURE_DRAWER_URL: 'names a process that draws the pictures of the demonstration',
  SANDBOX_URL: 'names the sandbox for gateway and mail server',
  SANDBOX_PORT: 'names the sandbox for gateway and mail server',
} as const;

/** One line for each variable that only a demonstration may set; none in a demonstration. */
export function demonstrationOnlyFaults(mode: Mode, env: Environment): string[] {
  if (mode === 'demonstration') return [];
  const faults = Object.entries(DEMONSTRATION_ONLY)
    .filter(([name]) => env[name])
    .map(([name, effect]) => `${name} must not be set: it ${effect}, which only a demonstration may`);
  if (env.RATE_LIMITS === 'off') faults.push('RATE_LIMITS must not be off: only tests run without rate limits');
  if (Number(env.RATE_LIMIT_FACTOR || 1) !== 1)
    faults.push('RATE_LIMIT_FACTOR must be 1: only tests raise the rate limits');
  return faults;
}
