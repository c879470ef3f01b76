import type { ComponentType } from 'react';
import type { FailurePolicy } from './define-remote';

export type PartComponent = ComponentType<Record<string, unknown>>;

/** A part of a page that another package fills, as the composition describes it. */
export interface BoundaryEntry {
  /** Its owner's word, from remote.ts. */
  readonly policy: FailurePolicy;
  /** The component when it is here already. */
  readonly component?: PartComponent;
  /** Present where the server renders the part: there, and in the browser that gets its document. */
  readonly rendered?: RenderedPart;
  /** Brings the component into the browser; a second call after a failure tries anew. */
  load(): Promise<PartComponent>;
  /** Tells the operators that the part failed. */
  report(error: unknown): void;
}

/** What is special about a part that the server renders. */
export interface RenderedPart {
  /** In the browser: the server's HTML of the part, as it was before the page woke. */
  readonly html: string;
  /** On the server: the part is begun, and it has come to its end. */
  begin?(): void;
  done?(): void;
  /** In the browser, just before a late part answers: remembers what was typed into it; the answer gives it back. */
  keepInputs?(): () => void;
}
