import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name);

const filesBelow = (root: string, isWanted: (name: string) => boolean): string[] =>
  existsSync(join(root, 'src'))
    ? readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
        .filter(isWanted)
        .sort()
        .map((name) => join(root, 'src', name))
    : [];

/** Every source file below a package's src folder, without tests. */
export const packageSources = (root: string): string[] => filesBelow(root, isSource);

/** Every style sheet below a package's src folder. */
export const packageStyles = (root: string): string[] => filesBelow(root, (name) => name.endsWith('.css'));

/** The folders of the libraries that browsers load, beside the shell's. */
export function libraryRoots(shell: string): string[] {
  const libs = join(shell, '../libs');
  return existsSync(libs) ? readdirSync(libs).map((name) => join(libs, name)) : [];
}

/** The modules of one folder of a package's src, one file each; empty without such a folder. */
const moduleFiles = (root: string, folder: string): { readonly name: string; readonly file: string }[] =>
  existsSync(join(root, 'src', folder))
    ? readdirSync(join(root, 'src', folder))
        .filter(isSource)
        .sort()
        .map((file) => ({ name: basename(file, extname(file)), file: join(root, 'src', folder, file) }))
    : [];

/** Forms and links that work without JavaScript are the files of src/actions; only the server runs them. */
export const actionFiles = (root: string) => moduleFiles(root, 'actions');

/** What private pages show before their code has loaded: one file for a route, by its name; only the server renders them. */
export const plainPageFiles = (root: string) => moduleFiles(root, 'plain-pages');

/** The handler of 'basket:add-item' is src/handlers/add-item.ts. */
export const handlerFiles = (root: string) => moduleFiles(root, 'handlers');

/** The reaction to 'slots:reserved' is src/reactions/slots-reserved.ts. */
export const reactionFiles = (root: string) => moduleFiles(root, 'reactions');

/** Exposed modules are the files of src/exposes, so that `ls` shows a remote's whole public surface. */
export const exposedFiles = (root: string): Record<string, string> =>
  Object.fromEntries(moduleFiles(root, 'exposes').map(({ name, file }) => [`./${name}`, file]));
