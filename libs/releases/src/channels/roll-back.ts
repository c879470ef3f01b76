import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { followWithCanaries } from '../canaries/canaries';
import type { Composition } from '../compositions/composition.types';
import { readComposition } from '../compositions/read-composition';
import type { ReleaseStore } from '../store/release-store';
import { MAX_HISTORY } from '../trust/state-shape';
import { readChannel } from './channel';
import { moveChannelOnce } from './move-channel';
import type { Probe } from './probe.types';
import { probeAndMove } from './promote';
import { afterRollback } from './rolled-back';

/**
 * Shows the previous composition, or the given one. If another writer promotes at the same moment nothing changes,
 * because 'previous' would then mean a different composition.
 */
export function rollBack(store: ReleaseStore, key: KeyObject, to?: string, now = new Date()): Composition {
  const channel = readChannel(store, key, store.channel);
  if (!channel) throw new Error('No composition has been promoted.');
  const target = to ?? channel.history.at(-1);
  if (!target) throw new Error('There is no earlier composition.');
  if (target === channel.current) throw new Error(`Composition ${target} is shown already, so nothing was changed.`);
  const composition = readComposition(store, key, target);
  const again = Object.entries(composition.packages).find(([name, { version }]) =>
    channel.rolledBack?.[name]?.includes(version),
  );
  if (!to && again)
    throw new Error(
      `The composition before, ${target}, has ${again[0]} ${again[1].version}, which was rolled back; to show it nevertheless: rollback ${target}`,
    );
  const history = to ? [...channel.history, channel.current].slice(-MAX_HISTORY) : channel.history.slice(0, -1);
  const rolledBack = afterRollback(channel.rolledBack, readComposition(store, key, channel.current), composition);
  moveChannelOnce(
    store,
    key,
    store.channel,
    channel,
    { current: target, history, rolledBack },
    `rollback to composition ${target}`,
  );
  followWithCanaries(store, key, now);
  return composition;
}

/**
 * Shows the version of one package that was shown before its current one; all other packages keep theirs.
 * @throws Error when there is no earlier version, or it is incompatible with the others or cannot be rendered
 */
export function rollBackPackage(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  now: Date,
  probe: Probe,
): Promise<Composition> {
  return probeAndMove(store, key, now, probe, (channel, current) => {
    const shown = current?.packages[name]?.version;
    if (!channel || !current || !shown) throw new Error(`${name} is not shown.`);
    const rolledBack = new Set([...(channel.rolledBack?.[name] ?? []), shown]);
    // A composition of the history may have been cleaned away.
    const history = channel.history
      .filter((id) => store.has('compositions', `${id}.json`))
      .map((id) => readComposition(store, key, id).packages);
    const earlier = history
      .flatMap((packages) => packages[name] ?? [])
      .filter(({ version }) => !rolledBack.has(version) && store.has('packages', name, version))
      .at(-1);
    if (!earlier)
      throw new Error(
        `No earlier version of ${name} was shown. Name a composition (rollback COMPOSITION), or show none of its versions (retire ${name})`,
      );
    const target = { ...current.packages, [name]: earlier };
    const wasShown = history.some((packages) => isDeepStrictEqual(packages, target));
    return { versions: { [name]: earlier.version }, verb: 'rollback', known: { [name]: earlier }, wasShown };
  });
}
