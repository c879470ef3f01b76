import type { Command } from 'commander';
import { createProgram } from '../command-line/program';

const unused = () => {
  throw new Error('Not to be opened');
};

/** What the command line is made with, for words that are not to run. */
export const unopened = { packages: ['shell', 'mf-basket', 'mf-slots'], isOwnRepository: false, open: unused };

/** A command and those below it, each with its words. */
export const commandsOf = (command: Command, words: string[] = []): [string, Command][] => [
  [words.join(' '), command],
  ...command.commands.flatMap((one) => commandsOf(one, [...words, one.name()])),
];

/** The command that words name, its arguments and its options, without running it. */
export async function givenTo(words: readonly string[]): Promise<unknown[]> {
  const program = createProgram(unopened);
  const given: unknown[] = [];
  for (const [name, command] of commandsOf(program))
    if (command.commands.length === 0)
      command.action((...all) => void given.push(name, ...all.slice(0, command.registeredArguments.length + 1)));
  await program.parseAsync(words, { from: 'user' });
  return given;
}
