import type { ImportReport } from '@storefront/api/entities/import-report';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { recordTransition } from '../../database/transitions';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { type Business, businessById } from '../businesses/businesses.repository';
import { findBusiness } from '../businesses/find-business';
import { newOperatorKey } from '../operators/operators.service';
import { applyPlan, sizeOf } from './apply/apply-plan';
import { writeStaff } from './apply/write-staff';
import { startHeartbeat } from './import-heartbeat';
import { ImportProgress } from './import-progress';
import {
  addBatch,
  batchesOf,
  beginImport,
  changeImportState,
  countRows,
  deleteBatchesOf,
  findImport,
  type ImportRow,
  touchHeartbeat,
} from './imports.repository';
import type { PlanContext } from './plan/plan-context';
import type { ImportPlan } from './plan/plan-import';
import { planImport } from './plan/plan-import';
import type { StaffRow } from './plan/plan-staff';
import { planValidRows } from './plan/plan-valid-rows';
import { Problems } from './plan/problems';
import { readFiles } from './read-files';

interface PlannedImport {
  importId: number;
  business: Business;
  plan: ImportPlan;
  report: ImportReport;
  progress: ImportProgress;
  /** New operators with their keys; only the hashes are written. */
  staff: (StaffRow & { key: string; keyHash: string })[];
}

const formatTime = (instant: Date, zone: string) => instant.toLocaleTimeString('en-GB', { timeZone: zone });

/** Runs imports in this process. Results are stored in the database; progress is known only to this process. */
export class ImportService {
  readonly #working = new Map<number, ImportProgress>();

  constructor(private readonly context: ServiceContext) {}

  async begin(body: BodyOf<'POST /admin/import-begin'>, now: Date): Promise<ReplyOf<'POST /admin/import-begin'>> {
    const business = await findBusiness(this.context, body.business);
    const { began, row } = await beginImport(this.context.db, business.id, body.removeMissing ?? false, now);
    if (!began) throw refuse('import_in_progress', this.#inProgressMessage(business, row, now));
    const { currency } = business.settings;
    return { importId: row?.id ?? 0, businessId: business.id, businessName: business.name, currency };
  }

  #inProgressMessage(business: Business, row: ImportRow | undefined, now: Date): string {
    const { timeZone } = business.settings;
    const since = row ? ` since ${formatTime(row.createdAt, timeZone)}` : '';
    const secondsSince = row ? Math.max(0, Math.round((now.getTime() - row.lastHeartbeatAt.getTime()) / 1000)) : 0;
    return `${business.name} is already being imported${since}; its last heartbeat was ${secondsSince} s ago. Wait until it ends; an interrupted import is abandoned after a minute.`;
  }

  async rows({ importId, batch, ...rows }: BodyOf<'POST /admin/import-rows'>, now: Date) {
    if (rows.rows.some(({ cells }) => cells.length !== rows.columns.length))
      throw refuse('validation_failed', 'Every row must have one cell for each column');
    if (!(await addBatch(this.context.db, importId, batch, rows, now))) throw await this.#notOpenError(importId);
    return { rows: rows.rows.length };
  }

  async #notOpenError(importId: number) {
    const row = await findImport(this.context.db, importId);
    return row ? refuse('import_not_open', `The import is ${row.state}`) : refuse('import_not_found');
  }

  async status(importId: number, now: Date): Promise<ReplyOf<'POST /admin/import-status'>> {
    // Read from memory, because on a single connection the database responds only after the import has finished.
    const progress = this.#working.get(importId)?.current;
    if (progress) return { state: 'working', progress, report: null };
    const row = await findImport(this.context.db, importId);
    if (!row) throw refuse('import_not_found');
    if (row.state === 'open') await touchHeartbeat(this.context.db, importId, now);
    return { state: row.state, progress: null, report: row.report };
  }

  async abort(importId: number, now: Date) {
    const { db } = this.context;
    const aborted = await changeImportState(db, importId, ['open', 'working'], 'abandoned', { now });
    if (!aborted && !(await findImport(db, importId))) throw refuse('import_not_found');
    if (aborted) await deleteBatchesOf(db, importId);
    return { aborted };
  }

  /** Validates everything, then writes everything unless a row was refused, or what is valid if that was requested. */
  async commit(body: BodyOf<'POST /admin/import-commit'>, now: Date): Promise<ReplyOf<'POST /admin/import-commit'>> {
    const { db, clock } = this.context;
    const { importId } = body;
    if (!(await changeImportState(db, importId, ['open'], 'working', { now })))
      throw await this.#notOpenError(importId);
    const stopHeartbeat = startHeartbeat(this.context, importId);
    try {
      return await this.#run(body, now);
    } catch (error) {
      await changeImportState(db, importId, ['working'], 'failed', { now: clock.now() }).catch(() => false);
      throw error;
    } finally {
      stopHeartbeat();
      this.#working.delete(importId);
    }
  }

  async #run(body: BodyOf<'POST /admin/import-commit'>, now: Date) {
    const { importId, checkOnly, unreadable = [], applyValid = false } = body;
    const { db, clock, cache } = this.context;
    const row = await findImport(db, importId);
    const business = row && (await businessById(this.context, row.businessId));
    if (!row || !business) throw refuse('import_not_found');
    if (applyValid && row.removeMissing)
      throw refuse('validation_failed', 'Refused rows would count as missing: valid rows alone cannot remove others');
    const progress = new ImportProgress(this.context, { importId, businessId: business.id });
    this.#working.set(importId, progress);
    const [problems, warnings] = [new Problems(), new Problems()];
    const plan = await this.#plan(row, business, { problems, warnings }, body, progress);
    const report = {
      // The client writes every refused row into a file, when the others are applied.
      problems: applyValid ? problems.all() : problems.first(),
      problemCount: problems.count,
      warnings: warnings.first(),
      warningCount: warnings.count,
      counts: plan?.counts ?? [],
    };
    const log = (outcome: 'applied' | 'checked' | 'refused') => progress.end(outcome, report);
    const end = async (to: 'refused' | 'open') => {
      await changeImportState(db, importId, ['working'], to, { now: clock.now(), report });
      log(to === 'open' ? 'checked' : 'refused');
    };
    const isRefused = applyValid ? !plan : problems.count > 0;
    if (!plan || isRefused || unreadable.length > 0) {
      await end('refused');
      await deleteBatchesOf(db, importId);
      return { applied: false, report };
    }
    if (checkOnly) {
      await end('open');
      return { applied: false, report };
    }
    const staff = plan.staff.added.map((person) => ({ ...person, ...newOperatorKey(this.context.keys) }));
    await this.#apply({ importId, business, plan, report, progress, staff }, now);
    cache.clear();
    await deleteBatchesOf(db, importId);
    log('applied');
    const staffKeys = staff.map(({ code, name, key }) => ({ code, name, key }));
    return { applied: true, report, ...(staffKeys.length > 0 && { staffKeys }) };
  }

  async #plan(
    row: ImportRow,
    business: Business,
    found: Pick<PlanContext, 'problems' | 'warnings'>,
    { unreadable, applyValid = false, allowDelisting = false }: BodyOf<'POST /admin/import-commit'>,
    progress: ImportProgress,
  ): Promise<ImportPlan | undefined> {
    const { db } = this.context;
    const files = await readFiles(batchesOf(db, row.id), business, found.problems, {
      ...{ unreadable, applyValid },
      step: progress.begin('checking', await countRows(db, row.id)),
    });
    const total = Object.values(files).reduce((sum, { rows }) => sum + rows.length, 0);
    const step = progress.begin('comparing', total);
    const given = { db, business, files, removeMissing: row.removeMissing, allowDelisting, ...found, step, newId };
    return applyValid ? planValidRows(given) : planImport(given);
  }

  async #apply({ importId, business, plan, report, progress, staff }: PlannedImport, now: Date): Promise<void> {
    const { db, clock } = this.context;
    const write = async (tx: Database) => {
      const step = progress.begin('writing', sizeOf(plan));
      if (plan.writes) await applyPlan({ tx, step }, plan, business, now);
      const hashed = staff.map(({ key: _, ...person }) => person);
      await writeStaff(tx, plan.staff, hashed, now);
      // Aborted meanwhile by its operator or for lack of heartbeats: another import may have started, so this one rolls
      // back.
      if (!(await changeImportState(tx, importId, ['working'], 'done', { now: clock.now(), report })))
        throw refuse('import_not_open', 'The import was aborted before it finished; nothing was changed');
      await recordTransition(tx, 'import', 'working', 'done');
    };
    await inTransaction(db, write);
  }
}
