/** Reads the documentation: the pages of a folder, with their links as the website needs them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkToPages } from '../../importing/documents/page-links.js';
import { parseFrontMatter } from '../../markdown/front-matter.js';

/** A page of the documentation. */
export interface Doc {
  url: string;
  title: string;
  /** Markdown, in which links to other files of the folder lead to their pages. */
  content: string;
}

/** Reads the `.md` files of a folder that name a `title` and a `url`. */
export function readDocs(folder: string): Doc[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const { data, content } = parseFrontMatter(readFileSync(join(folder, file), 'utf8'));
      const { url, title } = data;
      return typeof url === 'string' && typeof title === 'string' ? { file, url, title, content } : [];
    });
  const urls = new Map(files.map(({ file, url }) => [file, url]));
  return files.map(({ file, url, title, content }) => ({
    url,
    title,
    content: linkToPages(withoutAbsentImages(content, folder), file, urls),
  }));
}

/** The npm package comes without pictures of screens, which would be a fifth of it. */
const withoutAbsentImages = (content: string, folder: string): string =>
  content.replace(/^!\[[^\]]*\]\((images\/[\w.-]+)\)$/gm, (image, path: string) =>
    existsSync(join(folder, path)) ? image : '',
  );
