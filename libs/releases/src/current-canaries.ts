import type { KeyObject } from 'node:crypto';
import { canariesOf } from './canaries-of';
import { readChannel } from './channel';
import type { Canary } from './composition.types';
import type { ReleaseStore } from './release-store';

/** The canaries that run, by name, their state's signature verified. */
export const currentCanaries = (store: ReleaseStore, key: KeyObject): Readonly<Record<string, Canary>> =>
  canariesOf(readChannel(store, key, store.canaryChannel));
