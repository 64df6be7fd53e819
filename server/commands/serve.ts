/** `serve`: starts the server. */
import { defineCommand } from './terminal/command.js';
import { SHARED_FLAGS } from './terminal/help.js';

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'Starts the server.',
  synopsis: '[--data DIR]',
  positionals: [],
  flags: {
    data: SHARED_FLAGS.data,
    port: { type: 'string', value: 'N', help: 'TCP port; otherwise PORT, or 3000.' },
  },
  notes: 'It runs until SIGTERM or SIGINT. Log lines go to stdout, one JSON object each.',
  async run({ data, port }) {
    // The other commands start faster without the server's parts.
    const { runServer } = await import('../main.js');
    await runServer({
      ...(data !== undefined && { DATA_DIR: data }),
      ...(port !== undefined && { PORT: port }),
    });
    return undefined;
  },
});
