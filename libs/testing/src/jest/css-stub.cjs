// Each class of a CSS module is its own name, so that tests can tell states apart.
module.exports = new Proxy(
  { __esModule: true },
  { get: (known, name) => (name in known ? known[name] : String(name)) },
);
