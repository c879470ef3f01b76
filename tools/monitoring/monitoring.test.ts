/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const docs = fileURLToPath(new URL('../../docs', import.meta.url));
const read = (path: string) => readFileSync(join(docs, path), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const rules = read('deploy/monitoring/alerts.yml');
const alerts = all(rules, /^ +- alert: (\w+)$/gm);

test('each alert has its section of the runbook, each section its alert, and both say page or ticket', () => {
  const sections = read('runbook.md').split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0]).sort()).toEqual([...alerts].sort());
  const severities = Object.fromEntries(
    [...rules.matchAll(/- alert: (\w+)[\s\S]*?severity: (\w+)/g)].map(([, name = '', severity = '']) => [
      name,
      severity,
    ]),
  );
  for (const section of sections) {
    const name = section.split('\n', 1)[0] ?? '';
    expect([name, /\*\*(\w+)\.\*\*/.exec(section)?.[1]?.toLowerCase()]).toEqual([name, severities[name]]);
    expect(section).toMatch(/^- See: .+\n- Do: .+/m);
  }
  expect(all(rules, /runbook: docs\/runbook\.md#(\w+)/g)).toEqual(alerts.map((name) => name.toLowerCase()));
});

test('each alert is caused once', () => {
  const cases = all(read('deploy/monitoring/alerts.test.yml'), /alertname: (\w+)\n +exp_alerts:\n +- exp_labels/g);
  expect(cases.sort()).toEqual([...alerts].sort());
});

test('rules and dashboard name only metrics and labels of the reference', () => {
  const reference = read('reference/metrics.md');
  const metrics = new Set(all(reference, /^\| `(\w+)`/gm));
  const histograms = new Set(all(reference, /^\| `(\w+)` \| [^|]* \| histogram/gm));
  const labels = new Set(all(reference, /`(\w+)`/g));
  const isKnown = (name: string) =>
    metrics.has(name) || labels.has(name) || histograms.has(name.replace(/_(bucket|count|sum)$/, ''));
  const named = all(
    rules + read('deploy/monitoring/dashboard.json'),
    /\b((?:storefront|http|db|nodejs|process|v8js)_\w+)/g,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const withPromtool = hasPromtool ? test : test.skip;
const skipped = hasPromtool ? '' : ' (skipped: promtool is absent; Debian has it in the package prometheus)';

withPromtool(`promtool accepts the configuration and the rules, and every alert fires as it should${skipped}`, () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, {
      cwd: join(docs, 'deploy/monitoring'),
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])
    expect(run(...args)).toMatchObject({ status: 0 });
});
