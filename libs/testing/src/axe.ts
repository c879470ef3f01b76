import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core';

const source = () => readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Where axe measured too little contrast and could not decide, as for text in the colour of its background. */
function hasLowContrast({ any }: NodeResult): boolean {
  const { contrastRatio = 0, expectedContrastRatio = '' } = any[0]?.data ?? {};
  return contrastRatio > 0 && contrastRatio < Number.parseFloat(expectedContrastRatio);
}

/** Axe's violations, and what it left undecided although it measured too little contrast. */
function findingsOf({ violations, incomplete }: Pick<AxeResults, 'violations' | 'incomplete'>): Result[] {
  const undecided = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((result) => ({ ...result, nodes: result.nodes.filter(hasLowContrast) }));
  return [...violations, ...undecided.filter(({ nodes }) => nodes.length > 0)];
}

/** Runs every rule of axe-core on the page, or on the part that `within` selects, once its document is parsed. */
export async function findAxeViolations(page: Page, within = 'html'): Promise<Result[]> {
  // Every rule runs; what passes is not described, which takes a third of the time. Style sheets are preloaded only for
  // experimental rules, which are off.
  const options: RunOptions = { resultTypes: ['violations', 'incomplete'], preload: { assets: ['media'] } };
  // Evaluated instead of added as a script element, which the page's content security policy would refuse. Axe and what
  // it examines are of one document, which keeps it: loading it takes as long as examining a small page.
  const run = (load: string) =>
    page.evaluate<Pick<AxeResults, 'violations' | 'incomplete'> | null>(`(async () => {
    if (document.readyState === 'loading')
      await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
    ${load};
    return window.axe ? await axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}) : null;
  })()`);
  const results = (await run('')) ?? (await run(source()));
  if (!results) throw new Error('axe-core did not load.');
  return findingsOf(results);
}

/** One line per finding with its elements. */
export function describeViolations(violations: readonly Result[]): string[] {
  return violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`);
    return `${id} (${impact}) ${help}\n  ${places.join('\n  ')}`;
  });
}

/** Fails with the findings as text. */
export async function expectNoAxeFindings(page: Page, within?: string): Promise<void> {
  expect(describeViolations(await findAxeViolations(page, within))).toEqual([]);
}
