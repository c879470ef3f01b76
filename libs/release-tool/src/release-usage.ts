import { HELP } from './argument-values';

/**
 * The usage text.
 * @param packages the names that a command accepts
 * @param about the command that it is about, such as 'canary end'; all of them by default
 * @throws Error when there is no such command
 */
export function releaseUsage(packages: readonly string[], about?: string): string {
  const text = usageOfAll(packages);
  if (about === undefined) return text;
  const lines = text.split(/\n(?=npm run release|changes of roles)/);
  const found = lines.filter((line) => line.startsWith(`npm run release -- ${about} `));
  if (!found.length) throw new Error(`There is no command '${about}': ${HELP}.`);
  return [...found, ...lines.slice(-1)].join('\n');
}

const usageOfAll = (
  packages: readonly string[],
): string => `npm run release -- publish NAME [--no-build] [--uncommitted]
                                              builds a package and puts it into the release store
npm run release -- tested NAME@VERSION SUITE passed|failed
                                              records what a suite found about a published version
npm run release -- promote NAME[@VERSION]... [--allow-removal] [--despite-failures REASON]
                                              shows published versions (by default the newest) in one step, once they
                                              have rendered; --allow-removal if something that others use ends,
                                              --despite-failures if a suite failed with them: the log keeps the reason
npm run release -- promote --from CHANNEL [COMPOSITION] [--allow-removal] [--despite-failures REASON]
                                              shows exactly what CHANNEL shows, if that is COMPOSITION
npm run release -- canary NAME[@VERSION]... [--name CANARY] [--share N] [--business NAME[,NAME]...]
                                              shows versions to N of a hundred new visitors (by default 0: only to those
                                              who open its link), beside what the canary tries already; CANARY is by
                                              default the first NAME; --business limits it to visitors of these
npm run release -- canary end CANARY          shows its visitors the stable composition again
npm run release -- canary list                the canaries that run
npm run release -- pin BUSINESS [COMPOSITION] [--despite-failures REASON]
                                              keeps a business on COMPOSITION (by default what is shown) while others
                                              move; --despite-failures if a suite failed with a version that is not shown
npm run release -- unpin BUSINESS             shows the business what its channel shows again
npm run release -- rollback NAME              shows the version of one package that was shown before this one
npm run release -- rollback [COMPOSITION]     shows the whole composition before this one, or the one named
npm run release -- retire NAME [--allow-removal]
                                              shows the composition without a package; --allow-removal if something
                                              that others use ends
npm run release -- recover COMPOSITION [--after N]
                                              shows a composition when the channel itself is refused; N is the highest
                                              state that a shell has accepted, where this machine does not know it
npm run release -- recover canaries [--after N]
                                              lets the canaries that were accepted last run when their channel is refused
npm run release -- status [--json]            what is shown, and what could be
npm run release -- who-uses THING [--json]    the versions on show that provide or use a command, fact, boundary,
                                              action, operation, shared value, page or shared library:
                                              basket:add-item, basket-drawer, 'GET /basket', checkout, yup@1
npm run release -- check-api URL|FILE         compares what the versions on show call with an OpenAPI document, before
                                              the back end that it describes replaces the present one
npm run release -- link NAME[@VERSION]... [--for D]
npm run release -- link COMPOSITION [--for D]
                                              prints a link that shows these versions, or a composition, to the browser
                                              that opens it, valid for D (12h, 30d; by default 8h)
npm run release -- develop NAME --into URL [--port N] [--for D]
                                              serves a remote from its sources on this machine, at port N (5173), and
                                              prints a link that shows it in the storefront at URL to a browser here
npm run release -- watch [--shell URL]... [--every S]
                                              ends canaries whose visitors fare worse than others, by the figures of
                                              the shells (by default this storefront), read every S seconds (10)
npm run release -- view [--for D]             prints a link to the page about releases, valid for D (12h, 30d; by
                                              default 8h)
npm run release -- log [--publications] [--last N] [--json]
                                              who changed channels and roles and when, the last N changes (by default
                                              20); --publications the last N publications instead
npm run release -- clean --keep N --older-than D [--dry-run]
                                              removes what neither the shown composition nor the N before it need
                                              and what is older than D (12h, 30d)
npm run release -- roles                      who may release which packages, on which channels, until when
npm run release -- roles init --expires DATE [--root-key FILE.pub.pem]... [--threshold N]
                                              begins with roles; the root keys (by default this machine's key) sign
                                              every change of the roles, N of them (by default 1)
npm run release -- roles add ROLE --packages NAME[,NAME]... --channels NAME[,NAME]... --key FILE.pub.pem --expires DATE
                                              adds a role; * in a name is any text
npm run release -- roles rotate ROLE --key FILE.pub.pem [--leaked]
                                              replaces its keys; --leaked if nothing that they signed may count
npm run release -- roles rotate root --root-key FILE.pub.pem... --threshold N
                                              replaces the root keys, signed with the old and the new ones
npm run release -- roles renew [ROLE] --expires DATE
                                              gives a role, or the root itself, another expiry
npm run release -- roles remove ROLE [--leaked]
                                              removes a role with its keys
changes of roles take --sign FILE.pem... with the private root keys, by default this machine's key
promote, canary, pin, unpin, rollback, retire and recover take --reason TEXT, which the log keeps
promote, canary, pin and link end when the back end at STOREFRONT_URL cannot be read, or accepts or replies something
else than they were built for; with --allow-misfit they go on
every command but publish takes --channel CHANNEL (by default RELEASE_CHANNEL, else stable, which is production)
NAME is one of ${packages.join(', ')}`;
