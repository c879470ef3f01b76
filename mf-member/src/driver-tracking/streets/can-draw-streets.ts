/** Whether the browser can draw streets. It is asked before their library is loaded. */
export function canDrawStreets(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // A page may have a few contexts only.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return Boolean(context);
}
