import { stepTable } from './step-times';

test('the table lists each step with its seconds, in start order', () => {
  const times = [
    { name: 'build', from: 0.2, to: 24.4, failed: false },
    { name: 'resilience', from: 30, to: 330, failed: true },
    { name: 'types', from: 0, to: 9.6, failed: false },
  ];
  expect(stepTable(times)).toEqual([
    'Step        Seconds     From',
    'types            10        0',
    'build            24        0',
    'resilience      300       30  failed',
  ]);
});
