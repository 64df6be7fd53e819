/** The part of the store port that keeps the images that widgets show. They go with their widget. */
import { createHash } from 'node:crypto';
import type { IMAGE_TYPES } from '../../appearance.js';

export interface ImageStore {
  /** Undefined where there is none of this name, and for what cannot be a name. */
  get(widgetId: string, name: string): Promise<Buffer | undefined>;
  /** @param name as `nameImage` gives it. Durable when it resolves. */
  save(widgetId: string, name: string, bytes: Buffer): Promise<void>;
  /** Removes the widget's images but the named one; all where none is named. */
  keepOnly(widgetId: string, name: string | undefined): Promise<void>;
}

const startsWith =
  (...signature: number[]) =>
  (bytes: Buffer) =>
    signature.every((byte, index) => bytes[index] === byte);

const isWebp = (bytes: Buffer) => /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12));
/**
 * Its root element comes first, after what XML lets stand before it. Each part ends where it first can: one that could
 * go on to a later end would be tried at all of them.
 */
const isSvg = (bytes: Buffer) =>
  /^\uFEFF?(?:\s|<\?(?:[^?]|\?(?!>))*\?>|<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>/]/i.test(
    bytes.toString('utf8', 0, 4096),
  );

const KINDS: readonly [keyof typeof IMAGE_TYPES, (bytes: Buffer) => boolean][] = [
  ['png', startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['jpg', startsWith(0xff, 0xd8, 0xff)],
  ['gif', startsWith(0x47, 0x49, 0x46, 0x38)],
  ['webp', isWebp],
  ['svg', isSvg],
];

/** The name of an image: a digest of its content, and its kind by its content; undefined for what is no image. */
export function nameImage(bytes: Buffer): string | undefined {
  const kind = KINDS.find(([, matches]) => matches(bytes))?.[0];
  return kind && `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind}`;
}
