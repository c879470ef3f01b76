import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a tree once more for its errors, which `renderToString` does not return. Like that function it does not wait
 * for parts that suspend.
 * @param onError called with each error while the part that threw it is being rendered
 */
export function collectRenderErrors(tree: ReactElement, onError: (error: unknown) => void): Promise<void> {
  return new Promise((resolve) => {
    let isEnding = false;
    const { abort } = renderToPipeableStream(tree, {
      // Ending the stream reports every part that still waits.
      onError: (error) => {
        if (!isEnding) onError(error);
      },
      onShellError: () => resolve(),
      onShellReady: () => {
        isEnding = true;
        abort();
        resolve();
      },
    });
  });
}
