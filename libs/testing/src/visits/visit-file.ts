import type { Visit } from './visit.types';

const lines = (values: readonly unknown[]) => values.map((value) => `    ${JSON.stringify(value)}`).join(',\n');

/** A visit as the content of a JSON file, with one event or call in a line, so that differences can be read. */
export const visitFile = ({ events, calls }: Visit): string =>
  `{\n  "events": [\n${lines(events)}\n  ],\n  "calls": [\n${lines(calls)}\n  ]\n}\n`;
