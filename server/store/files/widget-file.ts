/** The text of `widgets/<id>.json`, which people edit. */
import type { Widget } from '../../model.js';
import { translationSchema } from '../../appearance.js';
import { appearanceSchema, quotaSchema, widgetSchema } from '../../model.js';
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

/**
 * Reads the file of the widget `id`; every fault is named, so that one look at the file can mend them all. A field
 * that does not exist is a fault too, such as a misspelt `alowlist`, but the widget stands without it.
 */
export function parseWidgetFile(id: string, text: string): { widget?: Widget; faults: FileFault[] } {
  const source = text.replace(/^\uFEFF/, '');
  try {
    const value = JSON.parse(source) as unknown;
    const { data: widget, error } = widgetSchema.safeParse(value);
    if (error) return { faults: error.issues.map((issue) => faultOf(issue, linesOfJson(source))) };
    if (widget.id === id) return { widget, faults: unknownFields(value, widget, linesOfJson(source)) };
    const reason = `id: is ${widget.id}, but the file is named for ${id}; the two must be the same`;
    return { faults: [{ line: linesOfJson(source)(['id']) ?? 1, reason }] };
  } catch (error) {
    return { faults: [syntaxFault(source, error)] };
  }
}

const FIELDS: readonly [path: string[], names: ReadonlySet<string>][] = [
  [[], new Set(Object.keys(widgetSchema.shape))],
  [['appearance'], new Set(Object.keys(appearanceSchema.shape))],
  [['quota'], new Set(Object.keys(quotaSchema.shape))],
];
const TRANSLATION_FIELDS: ReadonlySet<string> = new Set(Object.keys(translationSchema.shape));

function unknownFields(
  file: unknown,
  { appearance: { translations = {} } }: Widget,
  lineOf: ReturnType<typeof linesOfJson>,
): FileFault[] {
  const inTranslations = Object.keys(translations).map((tag): (typeof FIELDS)[number] => [
    ['appearance', 'translations', tag],
    TRANSLATION_FIELDS,
  ]);
  return [...FIELDS, ...inTranslations].flatMap(([path, known]) => {
    const part = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], file);
    const unknown = Object.keys(part ?? {}).filter((name) => !known.has(name));
    const names = [...known].join(', ');
    return unknown.map((name) => ({
      line: lineOf([...path, name]) ?? 1,
      reason: `${[...path, name].join('.')}: there is no such field and it has no effect; there are ${names}`,
    }));
  });
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
