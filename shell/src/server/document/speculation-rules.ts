import { YEAR_SECONDS } from '@storefront/api/constants';
import type { FastifyInstance } from 'fastify';
import type { LiveComposition } from '../compositions/live-composition';
import type { ShellConfig } from '../config';
import { sendProblem } from '../errors/problem';
import type { CompositionRoute } from './composition-routes';

/** Where a document names the rules by which browsers prefetch the pages that it links to. */
export const speculationRulesPath = ({ locale }: Pick<ShellConfig, 'locale'>, composition: string): string =>
  `/${locale}/speculation-rules/${composition}`;

const hrefMatches = ({ path }: CompositionRoute) => ({ href_matches: { pathname: path } });

/**
 * Which links a browser may prefetch: those to public pages, whose documents depend on the URL alone, unless they are
 * `nofollow`. The browser chooses the moment: while a pointer rests on the link or touches it, or where a phone's
 * shopper stopped scrolling. Pages are not prerendered: their scripts would count banners and read the session.
 */
function rulesFor(routes: readonly CompositionRoute[]) {
  const pagesOfKind = (wanted: string) => ({ or: routes.filter(({ kind }) => kind === wanted).map(hrefMatches) });
  // '/:slug' matches private pages, too.
  const refused = [pagesOfKind('private'), { selector_matches: '[rel~=nofollow]' }];
  return {
    prefetch: [
      {
        source: 'document',
        where: { and: [pagesOfKind('public'), { not: { or: refused } }] },
        eagerness: 'moderate',
      },
    ],
  };
}

/** Serves the rules of each composition. */
export function speculationRulesRoute(
  app: FastifyInstance,
  config: ShellConfig,
  live: Pick<LiveComposition, 'byId'>,
): void {
  app.get<{ Params: { id: string } }>(speculationRulesPath(config, ':id'), (request, reply) => {
    const composition = live.byId(request.params.id);
    if (!composition) return sendProblem(reply, 404, 'composition_not_found');
    return reply
      .type('application/speculationrules+json')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(JSON.stringify(rulesFor(composition.routes)));
  });
}
