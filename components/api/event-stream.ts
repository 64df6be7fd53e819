/** Reads server-sent events from the body of an answer. */

/** One event: its name, and its data as it was sent. */
export type HandleEvent = (name: string, data: string) => void;

/**
 * Calls back for each event that came whole, in their order; comments and unknown fields are passed over.
 * Resolves at the end of the body.
 */
export async function readEvents(body: ReadableStream<Uint8Array>, handle: HandleEvent): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let name = '';
  let data: string[] = [];
  const takeLine = (line: string) => {
    if (line === '') {
      if (data.length > 0) handle(name, data.join('\n'));
      name = '';
      data = [];
    }
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) takeLine(line);
  }
}
