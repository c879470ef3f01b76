import type { Container } from './globals';

const used = new WeakSet<Container>();

/** The container that a remote's script stored in its global variable; undefined until it has run. */
export const containerOf = (name: string): Container | undefined =>
  (window as unknown as Record<string, Container | undefined>)[name];

/** Marks that a module of this container runs in the page: from now on no other version of its remote may. */
export function markUsed(container: Container): void {
  used.add(container);
}

export function isUsed(name: string): boolean {
  const container = containerOf(name);
  return container !== undefined && used.has(container);
}

/** Removes an unused container and the chunks that it loaded. */
export function removeContainer(name: string): void {
  const globals = window as unknown as Record<string, unknown>;
  globals[name] = undefined;
  globals[`rspackChunk${name}`] = undefined;
}
