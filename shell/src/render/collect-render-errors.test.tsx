/** @jest-environment node */
import { errorMessage } from '@storefront/api/error-message';
import { Suspense, use } from 'react';
import { collectRenderErrors } from './collect-render-errors';

const Throwing = ({ message }: { message: string }): never => {
  throw new Error(message);
};
const Waiting = () => use(new Promise<string>(() => undefined));

let data: Promise<string>;
let renders = 0;
const Resuming = () => {
  renders += 1;
  return use(data);
};

/** After the tasks that are queued now: React ends an aborted render in one of them. */
const nextTask = () => new Promise((resolve) => setTimeout(() => setImmediate(resolve)));

async function messages(tree: Parameters<typeof collectRenderErrors>[0]) {
  const found: string[] = [];
  await collectRenderErrors(tree, (error) => found.push(errorMessage(error)));
  return found;
}

test('a tree that renders has no errors', async () => {
  expect(await messages(<p>Hello</p>)).toEqual([]);
});

test('the errors of all parts are collected in order, without waiting for a part that waits for data', async () => {
  const tree = (
    <main>
      {[<Throwing key="1" message="first" />, <Waiting key="2" />, <Throwing key="3" message="last" />].map((part) => (
        <Suspense key={part.key} fallback="…">
          {part}
        </Suspense>
      ))}
    </main>
  );
  expect(await messages(tree)).toEqual(['first', 'last']);
});

test('a part that waits is not rendered later', async () => {
  let resume: (text: string) => void = () => undefined;
  data = new Promise((resolve) => {
    resume = resolve;
  });
  await messages(
    <Suspense fallback="…">
      <Resuming />
    </Suspense>,
  );
  await nextTask();
  const before = renders;
  resume('late');
  await nextTask();
  expect(renders).toBe(before);
});

test('the error of a tree without parts is collected', async () => {
  expect(await messages(<Throwing message="whole" />)).toEqual(['whole']);
});
