import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { ownerTags } from './owner-tags';

const root = resolve(import.meta.dirname, '../..');

/** Adds each test's owners to its tags. It comes before the reporter that writes them. */
export default class OwnerReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite) {
    const codeowners = readFileSync(join(root, 'CODEOWNERS'), 'utf8');
    for (const test of suite.allTests()) test.tags.push(...ownerTags(codeowners, fileOf(test)));
  }

  printsToStdio() {
    return false;
  }
}

/** A test's file, relative to the repository. Each suite's tag is its folder: see storefrontPlaywright. */
function fileOf({ tags, location, title }: TestCase): string {
  const [suite] = tags;
  if (!suite) throw new Error(`'${title}' has no suite's tag.`);
  return join(suite.slice(1), relative(root, location.file));
}
