import type { BoundaryState } from '../../server/document/page-state.types';
import type { Services } from '../hydrate';
import type { FirstModules } from './first-modules';
import { remoteBoundaries } from './remote-boundaries';

const loadExpose = jest.fn();
jest.mock('./federation', () => ({ loadExpose: (...given: unknown[]) => loadExpose(...given) }));
const reportFailure = jest.fn();
jest.mock('../failures/report-failure', () => ({ reportFailure: (...given: unknown[]) => reportFailure(...given) }));

const declared: BoundaryState = {
  package: 'mf-basket',
  version: '2.0.0',
  container: 'mf_basket',
  expose: './BasketDrawer',
  deadlineMs: 4000,
  policy: 'degradable',
  rendered: false,
};
const services = { state: { boundaries: { 'basket-drawer': declared } } } as unknown as Services;
const First = () => null;
const Later = () => null;
const entryWith = (boundaries: FirstModules['boundaries'] = {}) => {
  const entry = remoteBoundaries(services, { boundaries })['basket-drawer'];
  if (!entry) throw new Error('The boundary is missing.');
  return entry;
};

beforeEach(() => {
  jest.resetAllMocks();
  loadExpose.mockResolvedValue({ Boundary: Later });
  document.body.innerHTML = '';
});

test('a boundary that the server did not render is loaded by the runtime, with its owner’s policy and deadline', async () => {
  const entry = entryWith();
  expect([entry.policy, entry.rendered, entry.component]).toEqual(['degradable', undefined, undefined]);
  await expect(entry.load()).resolves.toBe(Later);
  expect(loadExpose).toHaveBeenCalledWith(services, 'mf-basket', './BasketDrawer', expect.any(Function), 4000);
});

test('a part of the document is awaited once; a retry uses the runtime', async () => {
  const entry = entryWith({ 'basket-drawer': { loading: Promise.reject(new Error('no response')) } });
  await expect(entry.load()).rejects.toThrow('no response');
  expect(loadExpose).not.toHaveBeenCalled();
  await expect(entry.load()).resolves.toBe(Later);
});

test('a part that has loaded is known at once, with the server’s HTML and what is typed into it', () => {
  document.body.innerHTML = '<div data-boundary="basket-drawer"><input name="note" value=""></div>';
  const module = { Boundary: First };
  const entry = entryWith({ 'basket-drawer': { module, loading: Promise.resolve(module) } });
  expect(entry.component).toBe(First);
  expect(entry.rendered?.html).toBe('<input name="note" value="">');
  expect(entry.rendered?.saveInputs?.()).toBeInstanceOf(Function);
});

test('a failure is reported with the part’s name, remote and version', () => {
  const error = new Error('does not render');
  entryWith().report(error);
  const part = { part: 'basket-drawer', remote: 'mf-basket', version: '2.0.0' };
  expect(reportFailure.mock.calls).toEqual([[services.state, part, error]]);
});
