import Type, { type Static } from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { Finding } from '../../entities/finding';

/** What the operator's own machine checks about a business. */
const ExaminedBusiness = shape({
  businessId: Id,
  name: Type.String(),
  hosts: Type.Array(Type.String()),
  /** Paths of the pictures that its settings name. */
  pictures: Type.Array(Type.String()),
});
export type ExaminedBusiness = Static<typeof ExaminedBusiness>;

export const adminDoctor = defineOperation({
  key: 'POST /admin/doctor',
  id: 'adminDoctor',
  domain: 'admin',
  summary: 'Check the installation: database, mail, gateways, places, files, jobs and stores; changes nothing',
  access: 'admin',
  safe: true,
  body: shape({}),
  reply: shape({
    /** False in a demonstration. */
    production: Type.Boolean(),
    businesses: Type.Array(ExaminedBusiness),
    findings: Type.Array(Finding),
  }),
  errors: [],
});
