import { render } from '@testing-library/react';
import { PartFailure } from './part-failure';

function Throwing(): never {
  throw new Error('does not render');
}

test('children that render are shown', () => {
  const onFailure = jest.fn();
  const { container } = render(
    <PartFailure fallback="fallback" onFailure={onFailure}>
      part
    </PartFailure>,
  );
  expect(container.textContent).toBe('part');
  expect(onFailure).not.toHaveBeenCalled();
});

test('children that throw are replaced by the fallback and reported once; their surroundings stay', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFailure = jest.fn();
  const { container } = render(
    <>
      page{' '}
      <PartFailure fallback="fallback" onFailure={onFailure}>
        <Throwing />
      </PartFailure>
    </>,
  );
  expect(container.textContent).toBe('page fallback');
  expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ message: 'does not render' })]]);
  consoleError.mockRestore();
});
