/** After the last test file of a run. */
export default () => globalThis.endRun();
