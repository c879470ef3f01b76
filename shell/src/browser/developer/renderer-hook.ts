/**
 * React registers itself here when it starts, and the code that replaces components finds it: a developer's server
 * brings that code with its remote, after React has started. The browser's extension for React brings a hook of its own.
 */
const renderers = new Map<number, unknown>();

window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size, renderer);
    return renderers.size - 1;
  },
  onScheduleFiberRoot: () => undefined,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};
