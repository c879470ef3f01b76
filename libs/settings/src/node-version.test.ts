import { nodeVersionFault } from './node-version';

test.each(['20.20.2', '25.9.0'])('Node %s is refused', (version) => {
  expect(nodeVersionFault(version)).toContain(`Node ${version} is too old: render processes need 26`);
});

test.each(['26.0.0', '27.1.0'])('Node %s is accepted', (version) => {
  expect(nodeVersionFault(version)).toBeUndefined();
});
