/** Work for the tests of contained processes that goes wrong as it is told to. */
import { doContainedWork } from './contained-work.js';

const kept: unknown[] = [];

doContainedWork(async (request: string) => {
  switch (request) {
    case 'loop':
      for (;;);
    case 'fill memory outside the heap':
      for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1));
    case 'fill the heap':
      for (;;) kept.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
    case 'keep 60 MB':
      kept.push(Buffer.alloc(60 * 1024 * 1024, 1));
      return 'kept';
    case 'exit':
      return process.exit(3);
    case 'never':
      return new Promise(() => undefined);
    case 'throw':
      throw new Error('It went wrong.');
    case 'environment':
      return Object.keys(process.env).filter((name) => process.env[name] === 'secret');
    default:
      return `${process.pid}`;
  }
});
