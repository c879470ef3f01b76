import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Collects the errors that parts of a tree throw: `renderToString` swallows them, so the tree is rendered once more.
 */
export function collectRenderErrors(tree: ReactElement): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  return new Promise((resolve) => {
    const done = () => resolve(errors);
    const { pipe } = renderToPipeableStream(tree, {
      onError: (error) => void errors.push(error),
      onShellError: done,
      onAllReady: () => pipe(new Writable({ write: (_piece, _encoding, next) => next() }).on('finish', done)),
    });
  });
}
