import type { KeyObject } from 'node:crypto';
import { readChannel } from '../channels/channel';
import type { Canary } from '../compositions/composition.types';
import type { ReleaseStore } from '../store/release-store';
import { canariesOf } from './canaries-of';

/** The canaries that run, by name, their state's signature verified. */
export const currentCanaries = (store: ReleaseStore, key: KeyObject): Readonly<Record<string, Canary>> =>
  canariesOf(readChannel(store, key, store.canaryChannel));
