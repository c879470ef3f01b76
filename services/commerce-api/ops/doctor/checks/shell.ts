import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { orRight, type Reported, right, warning, wrong } from '../../../src/modules/doctor/finding';
import { reasonOf } from '../../../src/modules/doctor/reason';
import { askShell, type ShellAddress } from '../ask-shell';

const Refused = Type.Optional(Type.Object({ id: Type.String(), why: Type.String() }));
const Shown = Type.Record(Type.String(), Type.Object({ composition: Type.Optional(Type.String()), refused: Refused }));
/** What the doctor reads of /readyz. */
const Ready = Type.Object({
  status: Type.String(),
  channel: Type.String(),
  composition: Type.Optional(Type.String()),
  refused: Refused,
  canaries: Shown,
  pins: Shown,
  bucketAwaySince: Type.Optional(Type.String()),
  settings: Type.Optional(Type.Array(Type.Object({ host: Type.String() }))),
});
const Healthy = Type.Object({ checks: Type.Record(Type.String(), Type.Boolean()) });

const RELEASING = 'docs/releasing.md, under "When something fails"';

function releaseFindings(ready: Static<typeof Ready>): Reported[] {
  const { status, channel, composition, refused, bucketAwaySince, settings = [] } = ready;
  const found: Reported[] = [
    composition
      ? right(`It shows composition ${composition} of channel ${channel}`)
      : wrong(
          `It shows nothing of channel ${channel} (${status})`,
          'Every page is an error page.',
          `npm run release -- promote shell mf-*, or ${RELEASING}`,
        ),
  ];
  const others = [...Object.entries(ready.canaries), ...Object.entries(ready.pins)].flatMap(([name, shown]) =>
    shown.refused ? [[`of ${name}`, shown.refused] as const] : [],
  );
  const all = refused && !others.some(([, { id }]) => id === refused.id) ? [['', refused] as const, ...others] : others;
  for (const [name, { id, why }] of all)
    found.push(
      wrong(
        `It refuses composition ${[id, name].filter(Boolean).join(' ')}: ${why}`,
        'What was promoted is not shown; shoppers see what was shown before.',
        `npm run release -- rollback NAME, or ${RELEASING}`,
      ),
    );
  if (bucketAwaySince)
    found.push(
      wrong(
        `The bucket of releases has been away since ${bucketAwaySince}`,
        'What is shown stays; nothing can be released.',
        'Compare the settings that begin with RELEASES_BUCKET_',
      ),
    );
  if (settings.length > 0)
    found.push(
      warning(
        `The settings of ${[...new Set(settings.map(({ host }) => host))].join(', ')} are not valid`,
        'Their last valid values are used.',
        'Its body of /readyz says which: npm run ops -- business FOLDER corrects them',
      ),
    );
  return found;
}

const HEALTH: Readonly<Record<string, readonly [text: string, action: string]>> = {
  composition: ['it shows no composition', 'Promote one: docs/releasing.md'],
  api: ['it does not reach commerce-api', 'Compare API_ORIGIN of the shell with the port of commerce-api'],
  business: [
    'no business has the host that was asked for, or INTERNAL_KEY is not that of commerce-api',
    'Compare --url with hosts in business.json, and KEYS_DIR or INTERNAL_KEY of both processes',
  ],
};

function healthFindings(checks: Readonly<Record<string, boolean>>): readonly Reported[] {
  const found = Object.entries(checks).flatMap(([name, isRight]) => {
    if (isRight) return [];
    const [text, action] = HEALTH[name] ?? [`${name} does not work`, 'See the log of the shell'];
    return [wrong(`/healthz: ${text}`, 'Pages cannot be shown, or only stale ones.', action)];
  });
  return orRight(found, 'It reaches commerce-api and knows the business of the host');
}

function parse<S extends TSchema>(schema: S, body: string): Static<S> {
  const value: unknown = JSON.parse(body);
  if (!Value.Check(schema, value)) throw new Error('another program replies');
  return value as Static<S>;
}

/** Asks the shell what it shows, and whether the whole storefront works. */
export async function shell(address: ShellAddress): Promise<readonly Reported[]> {
  try {
    const [ready, health] = await Promise.all([askShell(address, '/readyz'), askShell(address, '/healthz')]);
    return [...releaseFindings(parse(Ready, ready.body)), ...healthFindings(parse(Healthy, health.body).checks)];
  } catch (error) {
    return [
      wrong(
        `No reply of a shell at ${address.origin}: ${reasonOf(error)}`,
        'Shoppers get no page from it.',
        'Start the shell, or name its address with --url or STOREFRONT_URL',
      ),
    ];
  }
}
