/** What changed since a commit, by what it can break. Project names are nx's. */
export interface Changes {
  /** Changed files, relative to the repository. */
  readonly files: readonly string[];
  /** Projects with changed product code, and their dependants. */
  readonly products: readonly string[];
  /** Projects whose unit tests may change: those, and the ones with changed tests. */
  readonly tested: readonly string[];
}

export interface AffectedSteps {
  /** Empty means all of them. */
  readonly steps: readonly string[];
  /** For the `unit` step; empty means all of them. */
  readonly unitProjects: readonly string[];
  /** Projects of the composed browser suite, by their names there; undefined means all. */
  readonly browserProjects: readonly string[] | undefined;
  /** Remotes of the `standalone` step. */
  readonly remotes: readonly string[];
  /** Remotes whose own failures the `resilience` step leaves out: nothing of them has changed. */
  readonly unchangedRemotes: readonly string[];
  /** Why everything runs; undefined when it does not. */
  readonly everythingBecause?: string;
}

/** What a created remote begins with: its document, unit test and browser test are the product here. */
const isTemplate = (file: string) => file.startsWith('tools/create-remote/template/');
const isDocument = (file: string) => !isTemplate(file) && /\.md$|^docs\/|^CODEOWNERS$/.test(file);
const isUnitTest = (file: string) => !isTemplate(file) && /\.test\.tsx?$/.test(file);
const isBrowserTest = (file: string) => !isTemplate(file) && /(^|\/)e2e\//.test(file);

/** Files outside the packages, or settings of every suite: the project graph does not cover them. */
const reachesEverything = (file: string) =>
  !/^(shell|mf-[\w-]+|libs|services|e2e)\//.test(file) || /^libs\/testing\//.test(file);

/** The changed files that are product code. */
export const productFiles = (files: readonly string[]) =>
  files.filter((file) => !isDocument(file) && !isUnitTest(file) && !isBrowserTest(file));

/** All steps, as `npm test` runs them. */
export const everything = (remotes: readonly string[]): AffectedSteps => ({
  steps: [],
  unitProjects: [],
  browserProjects: undefined,
  remotes,
  unchangedRemotes: [],
});

const isRemote = (project: string) => project.startsWith('mf-');

/** The steps of `npm test` that a change can break. `types` and `lint` read everything, so they always run. */
export function affectedSteps({ files, products, tested }: Changes, allRemotes: readonly string[]): AffectedSteps {
  const code = files.filter((file) => !isDocument(file));
  const everythingBecause = code.find((file) => reachesEverything(file) && !isUnitTest(file));
  if (everythingBecause) return { ...everything(allRemotes), everythingBecause };

  const has = (...names: readonly string[]) => names.some((name) => products.includes(name));
  const touches = (pattern: RegExp) => code.some((file) => pattern.test(file));
  // The tools' tests read every package.
  const unitProjects = code.length ? [...tested, 'tools'] : [];
  const remotes = allRemotes.filter((remote) => products.includes(remote) || touches(new RegExp(`^${remote}/e2e/`)));
  const isEveryScreen = has('shell', 'commerce-api', '@storefront/sandbox') || touches(/^e2e\/support\//);
  // A library that only the suites use, such as the release command, is proven by those that run it.
  const isOfSuites = has('e2e');
  const isComposed =
    isEveryScreen || isOfSuites || products.some(isRemote) || touches(/^e2e\/(?!resilience\/|skew\/|visual\/)/);
  const isSelected: Readonly<Record<string, boolean>> = {
    unit: unitProjects.length > 0,
    build:
      has('shell', 'commerce-api', '@storefront/sandbox', 'e2e') ||
      products.some(isRemote) ||
      touches(/e2e\/|^services\//),
    api: has('commerce-api', '@storefront/sandbox', 'shell') || touches(/^services\/commerce-api\/.*\.test\.ts$/),
    sandbox: has('@storefront/sandbox') || touches(/^services\/sandbox\/.*\.test\.ts$/),
    race: has('commerce-api') || touches(/^services\/commerce-api\/race\//),
    fault: has('commerce-api', '@storefront/sandbox', 'shell') || touches(/^services\/commerce-api\/fault\//),
    abuse: has('commerce-api', '@storefront/sandbox', 'shell') || touches(/^services\/commerce-api\/abuse\//),
    browser: isComposed || remotes.length > 0,
    resilience: isEveryScreen || isOfSuites || products.some(isRemote) || touches(/^e2e\/(resilience|skew)\//),
    'sandbox-pages': has('@storefront/sandbox') || touches(/^services\/sandbox\/e2e\//),
    visual: isEveryScreen || products.some(isRemote) || touches(/^e2e\/visual\//),
    standalone: isEveryScreen || remotes.length > 0,
  };
  return {
    steps: ['types', 'lint', ...Object.keys(isSelected).filter((name) => isSelected[name])],
    unitProjects,
    browserProjects: isEveryScreen ? undefined : [...(isComposed ? ['phone', 'desktop'] : []), ...remotes],
    remotes: isEveryScreen ? allRemotes : remotes,
    unchangedRemotes:
      isEveryScreen || touches(/^e2e\/(resilience|skew)\//) ? [] : allRemotes.filter((one) => !has(one)),
  };
}
