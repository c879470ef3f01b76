/** The settings that lead to an installation's releases, release keys, database, keys and files. */
const SETTINGS = /^(RELEASES?_|DATABASE_URL$|KEYS_DIR$|FILES_BUCKET_)/;

/**
 * Removes the settings of an installation from an environment. Harnesses and suites change and delete what they find
 * there, and must use what they make themselves.
 * @param env by default that of this process, which its child processes inherit
 */
export function removeInstallationSettings(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(env)) if (SETTINGS.test(name)) delete env[name];
}
