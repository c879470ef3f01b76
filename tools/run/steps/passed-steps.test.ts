import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepPassedSteps, resumeSteps, workingTreeId } from './passed-steps';

const folder = mkdtempSync(join(tmpdir(), 'passed-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('steps that passed on the same files are kept with their reports; other files begin anew', () => {
  const reports = join(folder, 'reports');
  expect(resumeSteps(reports, 'tree-1')).toEqual([]);
  writeFileSync(join(reports, 'jest-unit.json'), '{}');
  keepPassedSteps(reports, 'tree-1', ['types', 'unit']);
  expect(resumeSteps(reports, 'tree-1')).toEqual(['types', 'unit']);
  expect(existsSync(join(reports, 'jest-unit.json'))).toBe(true);
  expect(resumeSteps(reports, 'tree-2')).toEqual([]);
  expect(existsSync(join(reports, 'jest-unit.json'))).toBe(false);
});

test('the id of a tree changes with every file that git does not ignore, and git’s own index stays', () => {
  const tree = join(folder, 'tree');
  const git = (...words: string[]) => execFileSync('git', ['-C', tree, ...words], { encoding: 'utf8' });
  execFileSync('git', ['init', '--quiet', tree]);
  writeFileSync(join(tree, '.gitignore'), 'dist\n');
  const first = workingTreeId(tree);
  writeFileSync(join(tree, 'dist'), 'built');
  expect(workingTreeId(tree)).toBe(first);
  writeFileSync(join(tree, 'new.ts'), 'export {};\n');
  expect(workingTreeId(tree)).not.toBe(first);
  expect(git('status', '--short')).toBe('?? .gitignore\n?? new.ts\n');
});
