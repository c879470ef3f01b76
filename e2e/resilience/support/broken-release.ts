import { createHash, type KeyObject } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import type { ReleaseStore } from '@storefront/releases/store/release-store';
import type { PayloadSchema } from '@storefront/remote-kit/contract/payload-schema.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { actionOwner } from '@storefront/routes/action-path';

const root = resolve(import.meta.dirname, '../../..');

/** How a browser container's modules are broken: code that replaces module `m`. */
export const browserFaults = {
  'throws on evaluation': () => '(()=>{throw Error("broken on evaluation")})()',
  // Invented data, so that it renders whatever the shopper's state.
  'throws on render': (module: string) =>
    '((m,bad)=>Object.assign({},m,"load"in m?{load:async()=>({kind:"page",data:{},head:{title:"Broken"}})}:{},' +
    `...["Page","Boundary","start"].filter(k=>k in m).map(k=>({[k]:bad}))))(${module},()=>{throw Error("broken on render")})`,
  'exports something else': () => '({Something:"else"})',
} as const;
export type BrowserFault = keyof typeof browserFaults;

/** How the handlers of a container behave differently, although their contract stays: code that replaces module `m`. */
const handlerFaults = {
  'adds items of no store': (module: string) =>
    '((m)=>Object.assign({},m,{start:c=>m.start({...c,api:{call:(key,o)=>c.api.call(key,' +
    `key==="POST /basket/add-item"?{...o,body:{...o.body,storeId:undefined}}:o)}})}))(${module})`,
} as const;

/** Server code that replaces an exposed module's component. */
const component = (what: string) => (expose: string) =>
  `;{const all=module.exports,k=${JSON.stringify(expose.slice(2))},m={...all[k]};` +
  `for(const c of ["Page","Boundary"])if(m[c]){const good=m[c];m[c]=function(p){if(!p.query||"broken"in p.query||p.query.all){${what}}return good(p)}}` +
  'module.exports={...all,[k]:m}}';

/** How a server bundle is broken: code before it, or after it for one of its modules. */
const serverFaults = {
  'throws on evaluation': { before: 'throw new Error("broken on evaluation");' },
  'hangs on evaluation': { before: 'for(;;);' },
  'reports its environment': {
    before: 'throw new Error("surroundings:"+JSON.stringify(process));',
  },
  'is cut off': { before: '(() => {' },
  'exports something else': { after: () => ';module.exports={};' },
  'throws on render': { after: component('throw new Error("broken on render")') },
  'hangs in render': { after: component('for(;;);') },
  // Rendered code cannot exit; what is left is to exhaust the memory, here at once.
  'ends its process': { after: component('const all=[];for(;;)all.push(new Array(1e6).fill(Math.random()))') },
  'eats all memory': { after: component('const all=[];for(;;)all.push(new Array(1e5).fill(Math.random()))') },
  'never loads': {
    after: (expose: string) =>
      `;{const all=module.exports,k=${JSON.stringify(expose.slice(2))},m={...all[k]};m.load=()=>new Promise(()=>{});module.exports={...all,[k]:m}}`,
  },
} as const;
export type ServerFault = keyof typeof serverFaults;

export interface ReleaseChanges {
  readonly fallback?: boolean;
  readonly deadlineMs?: number;
  /** All of its modules, or the named one, are broken in the browser. */
  readonly browser?: BrowserFault;
  /** Its handlers behave differently. */
  readonly handlers?: keyof typeof handlerFaults;
  readonly server?: ServerFault;
  readonly expose?: string;
  /** An action such as 'basket/add-item' that it neither posts to nor handles. */
  readonly without?: string;
  /** A command, the path of a page or the name of a boundary that it does not provide. */
  readonly lacks?: string;
  /** A command, a fact or a shared value of which it was built to get another field. */
  readonly demands?: { readonly of: string; readonly field: string };
  /** Makes a unique version. */
  readonly mark?: string;
  /** The version has a container file of its own, for each mark another. */
  readonly ownContainer?: boolean;
}

/**
 * Publishes a changed build with the release tool's own code: a real version with real digests, whose modules are
 * broken.
 * @param work an empty folder's path, for the changed copy
 * @returns the version
 */
export async function publishChanged(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  work: string,
  changes: ReleaseChanges,
): Promise<string> {
  const copy = join(work, `${name}-${createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 8)}`);
  mkdirSync(copy, { recursive: true });
  cpSync(join(root, name, 'package.json'), join(copy, 'package.json'));
  cpSync(join(root, name, 'dist'), join(copy, 'dist'), {
    recursive: true,
    filter: (path) => !/dist\/(node|themes|server-entry)/.test(path),
  });
  const file = join(copy, 'dist/browser-manifest.json');
  const whole = JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
  const built = demanding(lacking(whole, changes.lacks), changes.demands);
  const { deadlineMs = built.deadlineMs, fallback = built.fallback } = changes;
  const boundaries = built.boundaries.map((boundary) => ({
    ...boundary,
    deadlineMs: Math.min(boundary.deadlineMs, deadlineMs),
  }));
  const manifest = { ...withoutAction(built, changes.without), deadlineMs, fallback, boundaries, mark: changes.mark };
  if (changes.ownContainer) manifest.entry = ownEntry(copy, built, changes.mark);
  if (changes.browser) manifest.entry = breakEntry(copy, built, browserFaults[changes.browser], changes.expose);
  if (changes.handlers) manifest.entry = breakEntry(copy, built, handlerFaults[changes.handlers], './handlers');
  writeFileSync(file, JSON.stringify(manifest));
  if (changes.server) breakServer(copy, built, changes.server, changes.expose);
  return (await publishRelease(store, key, copy)).version;
}

/** A manifest without a command, a page or a boundary. */
const lacking = (built: ReleaseManifest, thing: string | undefined): ReleaseManifest => ({
  ...built,
  handles: built.handles.filter((command) => command !== thing),
  routes: built.routes.filter(({ path }) => path !== thing),
  boundaries: built.boundaries.filter(({ name }) => name !== thing),
});

/** A manifest of a build against another payload of a command or a fact, or another shared value. */
function demanding(built: ReleaseManifest, demands: ReleaseChanges['demands']): ReleaseManifest {
  if (!demands || !built.schemas) return built;
  const { of: name, field } = demands;
  const { commands, facts, state = {} } = built.schemas;
  const withField = (schema: PayloadSchema): PayloadSchema =>
    schema.anyOf
      ? { anyOf: schema.anyOf.map(withField) }
      : { ...schema, ...(schema.type === 'object' && { required: [...(schema.required ?? []), field] }) };
  const [command, fact, value] = [commands[name], facts[name], state[name]];
  return {
    ...built,
    schemas: {
      ...built.schemas,
      commands: { ...commands, ...(command && { [name]: { ...command, payload: withField(command.payload) } }) },
      facts: { ...facts, ...(fact && { [name]: withField(fact) }) },
      state: { ...state, ...(value && { [name]: withField(value) }) },
    },
  };
}

/** A manifest that says nothing of an action. */
function withoutAction(built: ReleaseManifest, action: string | undefined): ReleaseManifest {
  const isOther = (name: string) => name !== action;
  const actions = built.actions?.filter((name) => isOther(`${actionOwner(built.name)}/${name}`));
  return { ...built, actions, uses: built.uses && { ...built.uses, actions: built.uses.actions.filter(isOther) } };
}

/** A container with a changed module map, renamed to match its content's hash. */
function breakEntry(
  copy: string,
  { entry, exposes }: ReleaseManifest,
  replace: (module: string) => string,
  only?: string,
) {
  let code = readFileSync(join(copy, 'dist/browser', entry.file), 'utf8');
  for (const expose of Object.keys(exposes)) {
    if (only && only !== expose) continue;
    const given = new RegExp(`("${expose.replace('.', '\\.')}":\\(\\)=>.*?\\.then\\(\\(\\)=>\\(\\)=>)(\\w+\\(\\d+\\))`);
    if (!given.test(code)) throw new Error(`The container of ${expose} has another form than this suite knows.`);
    code = code.replace(given, (_all, before: string, module: string) => before + replace(module));
  }
  return writeEntry(copy, code);
}

/** The same container under another name; the build's own file is removed. */
function ownEntry(copy: string, { entry }: ReleaseManifest, mark = '') {
  const file = join(copy, 'dist/browser', entry.file);
  const code = readFileSync(file, 'utf8');
  rmSync(file);
  return writeEntry(copy, `${code}\n// ${mark}\n`);
}

function writeEntry(copy: string, code: string): ReleaseManifest['entry'] {
  const digest = createHash('sha384').update(code).digest('base64');
  const name = `remoteEntry.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(copy, 'dist/browser', name), code);
  return { file: name, integrity: `sha384-${digest}`, bytes: Buffer.byteLength(code) };
}

function breakServer(copy: string, { exposes }: ReleaseManifest, kind: ServerFault, only?: string) {
  const file = join(copy, 'dist/server/server.cjs');
  const code = readFileSync(file, 'utf8');
  const how = serverFaults[kind];
  const after = 'after' in how ? how.after : () => '';
  const broken = Object.keys(exposes).filter((expose) => expose !== './handlers' && (!only || only === expose));
  writeFileSync(
    file,
    `${'before' in how ? how.before : ''}${code}\n${broken.map((expose) => after(expose)).join('\n')}`,
  );
}
