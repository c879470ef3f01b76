import { teamOf } from '../contracts/package-owners';

/**
 * The tags of a browser test in the report: its package and the team that owns its folder, such as '@mf-basket' and
 * '@team-basket'.
 * @param codeowners the content of CODEOWNERS
 * @param file the test's file, relative to the repository
 */
export function ownerTags(codeowners: string, file: string): string[] {
  const parts = file.split('/');
  const name = parts[0] === 'services' || parts[0] === 'libs' ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
  const team = teamOf(codeowners, parts.slice(0, -1).join('/')).replace(/^@[\w-]+\//, '');
  return [`@${name.replace(/^\w+\//, '')}`, `@${team}`];
}
