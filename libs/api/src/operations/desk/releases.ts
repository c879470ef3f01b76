import { defineOperation } from '../../declaration/operation';
import { Id, nullable, shape } from '../../declaration/shape';
import { Releases } from '../../entities/desk/releases';

export const deskReleases = defineOperation({
  key: 'POST /desk/releases',
  id: 'deskReleases',
  domain: 'desk',
  summary: 'What shoppers see of the released packages; commerce-api says who may read it, and the shell fills it in',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  safe: true,
  // Each call reads and verifies the logs of the release store.
  limits: [{ per: 'account', count: 60, seconds: 60 }],
  session: { givesReleases: true },
  body: shape({}),
  reply: shape({
    /** The business that the operator may read of. */
    businessId: Id,
    /** Null from commerce-api itself, which has no release store. */
    releases: nullable(Releases),
  }),
  errors: ['rate_limited'],
});
