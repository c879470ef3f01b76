// Replaces globals in bundled suites. Jest runs them in a context of its own, where each read of a global is a call of
// the embedder: it made queries five times as slow. Globals that fake timers replace, such as Date, are not among them.
const ownArray = globalThis.Array;
const ownBoolean = globalThis.Boolean;
const ownBuffer = globalThis.Buffer;
const ownError = globalThis.Error;
const ownJSON = globalThis.JSON;
const ownMap = globalThis.Map;
const ownMath = globalThis.Math;
const ownNumber = globalThis.Number;
const ownObject = globalThis.Object;
const ownPromise = globalThis.Promise;
const ownReflect = globalThis.Reflect;
const ownRegExp = globalThis.RegExp;
const ownSet = globalThis.Set;
const ownString = globalThis.String;
const ownSymbol = globalThis.Symbol;
const ownTypeError = globalThis.TypeError;
const ownURL = globalThis.URL;
const ownUint8Array = globalThis.Uint8Array;
const ownWeakMap = globalThis.WeakMap;
const ownWeakSet = globalThis.WeakSet;

export {
  ownArray as Array,
  ownBoolean as Boolean,
  ownBuffer as Buffer,
  ownError as Error,
  ownJSON as JSON,
  ownMap as Map,
  ownMath as Math,
  ownNumber as Number,
  ownObject as Object,
  ownPromise as Promise,
  ownReflect as Reflect,
  ownRegExp as RegExp,
  ownSet as Set,
  ownString as String,
  ownSymbol as Symbol,
  ownTypeError as TypeError,
  ownUint8Array as Uint8Array,
  ownURL as URL,
  ownWeakMap as WeakMap,
  ownWeakSet as WeakSet,
};
