/** The text of `widgets/<id>.json`, which people edit. */
import type { Widget } from '../model.js';
import { widgetSchema } from '../model.js';
import { errorMessage } from './file-system.js';
import { JsonSyntaxError, linesOfJson } from './json-lines.js';

/** One thing that is wrong with a file, and where. */
export interface FileFault {
  /** 1-based, where known. */
  line?: number;
  reason: string;
}

export function formatWidgetFile(widget: Widget): string {
  return `${JSON.stringify(widget, null, 2)}\n`;
}

/** Reads the file of the widget `id`; every fault is named, so that one look at the file can mend them all. */
export function parseWidgetFile(id: string, text: string): { widget: Widget } | { faults: FileFault[] } {
  const source = text.replace(/^\uFEFF/, '');
  try {
    const value = JSON.parse(source) as unknown;
    const { data: widget, error } = widgetSchema.safeParse(value);
    if (error) return { faults: error.issues.map((issue) => faultOf(issue, linesOfJson(source))) };
    if (widget.id === id) return { widget };
    const reason = `id: is ${widget.id}, but the file is named for ${id}; the two must be the same`;
    return { faults: [{ line: linesOfJson(source)(['id']) ?? 1, reason }] };
  } catch (error) {
    return { faults: [syntaxFault(source, error)] };
  }
}

function faultOf(
  { path, message }: { path: PropertyKey[]; message: string },
  lineOf: ReturnType<typeof linesOfJson>,
): FileFault {
  // What is missing has no line of its own, but what it is missing from has.
  const line = lineOf(path) ?? lineOf(path.slice(0, -1)) ?? 1;
  return { line, reason: path.length > 0 ? `${path.join('.')}: ${message}` : message };
}

/** JSON.parse decides what is JSON; ours says where it is not. */
function syntaxFault(text: string, parseError: unknown): FileFault {
  try {
    linesOfJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return { line: error.line, reason: error.message };
  }
  return { reason: errorMessage(parseError) };
}
