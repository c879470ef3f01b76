import { stepTable } from './step-times';

test('the table lists each step with its seconds, in start order', () => {
  const times = [
    { name: 'build', from: 0.2, to: 24.4, busy: 0.9449, failed: false },
    { name: 'resilience', from: 30, to: 330, busy: 1, failed: true },
    { name: 'types', from: 0, to: 9.6, busy: 0.05, failed: false },
  ];
  expect(stepTable(times)).toEqual([
    'Step        Seconds     From   Busy',
    'types            10        0    5 %',
    'build            24        0   94 %',
    'resilience      300       30  100 %  failed',
  ]);
});
