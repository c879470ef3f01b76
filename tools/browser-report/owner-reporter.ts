import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { PAGE_OF_FAILURE } from '@storefront/testing/browser/page-of-failure';
import type { SuiteMetadata } from '@storefront/testing/playwright-config';
import { ownerTags } from './owner-tags';
import { compositionIn, ownerOfPage, type TestedComposition } from './tested-composition';

const root = resolve(import.meta.dirname, '../..');

/** Adds owners to the tags of each test, and the versions to the report's head. It comes before the reporter that writes them. */
export default class OwnerReporter implements Reporter {
  private readonly codeowners = readFileSync(join(root, 'CODEOWNERS'), 'utf8');
  private tested: TestedComposition | undefined;

  onBegin(config: FullConfig, suite: Suite) {
    this.tested = testedComposition(config.metadata as Partial<SuiteMetadata> | undefined);
    if (this.tested) {
      const { id, packages } = this.tested;
      const versions = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
      Object.assign(config.metadata, { composition: id, ...versions });
    }
    for (const test of suite.allTests()) test.tags.push(...ownerTags(this.codeowners, fileOf(test)));
  }

  /** A failed test belongs to the owner of the page on which it failed, if that is known. */
  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === 'passed' || result.status === 'skipped') return;
    const page = test.annotations.find(({ type }) => type === PAGE_OF_FAILURE)?.description;
    const owner = page && this.tested && ownerOfPage(this.tested, page);
    if (!owner) return;
    const ofFolder = ownerTags(this.codeowners, fileOf(test));
    const others = test.tags.filter((tag, at) => at === 0 || !ofFolder.includes(tag));
    test.tags.splice(0, test.tags.length, ...others, ...ownerTags(this.codeowners, `${owner}/remote.ts`));
  }

  printsToStdio() {
    return false;
  }
}

/** TESTED_COMPOSITION names a file about a storefront that ran already; otherwise the suite's own is read. */
function testedComposition({ dataDir }: Partial<SuiteMetadata> = {}): TestedComposition | undefined {
  const file = process.env.TESTED_COMPOSITION;
  if (file) return JSON.parse(readFileSync(file, 'utf8')) as TestedComposition;
  return dataDir === undefined ? undefined : compositionIn(dataDir);
}

/** A test's file, relative to the repository. Each suite's tag is its folder: see storefrontPlaywright. */
function fileOf({ tags, location, title }: TestCase): string {
  const [suite] = tags;
  if (!suite) throw new Error(`'${title}' has no suite's tag.`);
  return join(suite.slice(1), relative(root, location.file));
}
