import { errorMessage } from '@storefront/api/error-message';
import type { ReleaseSession } from '@storefront/release-tool/session/release-session';
import { recordResult } from '@storefront/releases/publishing/test-results';
import type { SkewCell } from './skew-plan.types';

const MAX_DETAIL = 200;

/** Records beside each tested version whether its cells passed, so that `promote` knows it. */
export async function recordResults(
  { store, key }: Pick<ReleaseSession, 'store' | 'key'>,
  run: readonly SkewCell[],
  failed: readonly SkewCell[],
): Promise<void> {
  const tested = new Map(run.map(({ name, version }) => [name, version]));
  for (const [name, version] of tested) {
    const own = failed.filter((cell) => cell.name === name);
    const detail = `with ${own.map(({ neighbour, neighbourVersion }) => `${neighbour} ${neighbourVersion}`).join(', ')}`;
    const outcome = own.length ? ('failed' as const) : ('passed' as const);
    const result = {
      name,
      version,
      suite: 'skew',
      outcome,
      ...(own.length > 0 && { detail: detail.slice(0, MAX_DETAIL) }),
    };
    // A team's key may not say anything about other teams' packages.
    await recordResult(store, key, result, new Date()).catch((error: unknown) =>
      console.log(`The result of ${name} ${version} is not recorded: ${errorMessage(error)}`),
    );
  }
}
