import type { Command } from 'commander';
import { makeKeyFiles } from '../src/keys';
import type { OpsContext } from './context';

export const addKeysCommand = (program: Command, { keysDir, print }: OpsContext) =>
  program
    .command('keys')
    .description('make the key files that production needs and KEYS_DIR lacks')
    .action(() => {
      const folder = keysDir();
      const made = makeKeyFiles(folder);
      print([made.length > 0 ? `Made ${made.join(', ')} in ${folder}` : `${folder} has every key already`]);
    });
