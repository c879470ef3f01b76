/**
 * The environment of a Node program, and of those that it starts, whose clock is wrong.
 * @param ms how far it is ahead; negative for a clock that is behind
 */
export const shiftedClock = (ms: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    const now = () => Real.now() + ${ms};
    globalThis.Date = new Proxy(Real, {
      apply: () => new Real(now()).toString(),
      construct: (_real, words, target) => Reflect.construct(Real, words.length ? words : [now()], target),
      get: (_real, name) => (name === 'now' ? now : Real[name]),
    });
  `)}`,
});
