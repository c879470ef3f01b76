import type { Container } from './globals';

const used = new WeakSet<Container>();

/** The container that a remote's script left under its global name; undefined until it has run. */
export const containerOf = (name: string): Container | undefined =>
  (window as unknown as Record<string, Container | undefined>)[name];

/** A module of this container runs in the page: no other version of its remote may from here on. */
export function markUsed(container: Container): void {
  used.add(container);
}

export function isUsed(name: string): boolean {
  const container = containerOf(name);
  return container !== undefined && used.has(container);
}

/** Forgets a container that no module was used of, and the chunks that it loaded. */
export function removeContainer(name: string): void {
  const globals = window as unknown as Record<string, unknown>;
  globals[name] = undefined;
  globals[`rspackChunk${name}`] = undefined;
}
