import { register } from 'node:module';

// npm installs drizzle-kit at the root and drizzle-orm in this workspace, where drizzle-kit does not look.
const here = new URL('../package.json', import.meta.url).href;
const hooks = `export const resolve = (specifier, context, next) =>
  next(specifier, specifier.startsWith('drizzle-orm') ? { ...context, parentURL: ${JSON.stringify(here)} } : context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
