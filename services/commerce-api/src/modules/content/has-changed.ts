import { canonicalJson } from '../businesses/canonical-json';

/** Compares rows regardless of their order. */
export const hasChanged = (before: readonly object[], after: readonly object[]): boolean =>
  canonicalJson(before.map(canonicalJson).sort()) !== canonicalJson(after.map(canonicalJson).sort());
