/** `--logo`: an address on the web, or an image on this machine, which is stored with the widget. */
import { readFile } from 'node:fs/promises';
import { IMAGE_TYPES } from '../../appearance.js';
import { MAX_IMAGE_BYTES } from '../../defaults.js';
import type { Widget } from '../../model.js';
import { nameImage, type ImageStore } from '../../store/port/image-store.js';
import { UsageError } from '../terminal/command.js';

/** What `--logo` names: what the widget's file is to hold, and the image where it is one of ours. */
export interface GivenLogo {
  /** Empty to have none. */
  logo: string;
  bytes?: Buffer;
}

/** @throws {UsageError} that says why the file cannot be a logo */
export async function readLogo(given: string | undefined): Promise<GivenLogo | undefined> {
  if (given === undefined || given === '' || /^https?:/i.test(given)) {
    return given === undefined ? undefined : { logo: given };
  }
  const bytes = await readFile(given).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`;
    throw new UsageError(`--logo "${given}": ${reason}. Give the path of an image, or a web address.`);
  });
  if (bytes.length > MAX_IMAGE_BYTES) {
    const size = Math.ceil(bytes.length / 1024).toLocaleString('en');
    throw new UsageError(
      `--logo "${given}" has ${size} kB; at most ${MAX_IMAGE_BYTES / 1024} kB are stored. It is drawn 36 pixels high, so 144 will do.`,
    );
  }
  const logo = nameImage(bytes);
  if (!logo) {
    const kinds = Object.keys(IMAGE_TYPES).join(', ');
    throw new UsageError(`--logo "${given}" is no image that browsers show; it must be one of ${kinds}.`);
  }
  return { logo, bytes };
}

/** Stores the image before the widget that names it. */
export async function storeLogo(images: ImageStore, { id }: Widget, given: GivenLogo | undefined) {
  if (given?.bytes) await images.save(id, given.logo, given.bytes);
}

/** Removes what the widget no longer names, after it was stored. */
export async function removeFormerLogo(images: ImageStore, { id }: Widget, given: GivenLogo | undefined) {
  if (given) await images.keepOnly(id, given.bytes && given.logo);
}
