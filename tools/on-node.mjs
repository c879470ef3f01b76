// node tools/on-node.mjs PROGRAM ...: runs a program of a package script, such as jest, on the pinned Node.js.
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';

const [program, ...args] = process.argv.slice(2);
runProgram(program, args, join(import.meta.dirname, '..'), process.cwd());
