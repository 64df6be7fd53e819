/** A data folder with many websites: widgets with pages of their own, made of shuffled sentences of `docs/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPageFile } from '../store/files/page-file.js';
import { formatWidgetFile } from '../store/files/widget-file.js';
import { DATA_FORMAT } from '../store/json/data-format.js';
import { FORMAT_FILE } from '../store/files/data-folder.js';
import { widgetSchema } from '../model.js';
import { readDocs } from '../evaluation/read-docs.js';
import { createRandom } from '../evaluation/seeded-random.js';

const SECTIONS_OF_PAGE = 3;
const SENTENCES_OF_SECTION = 4;

/** The id of the widget with this number. */
export const siteId = (site: number): string => `5ca1e000-0000-4000-8000-${String(site).padStart(12, '0')}`;

/** Where the website of a widget is. */
export const siteOrigin = (site: number): string => `https://site-${site}.example`;

/** What only the pages of this website answer. */
export const siteQuestion = (site: number, page = 0): string => `What does product p${site}x${page} cost?`;

/** Makes a data folder that a server has never been started on. */
export function writeManySites(folder: string, sites: number, pagesOfSite: number): void {
  const random = createRandom(7);
  const sentences = readDocs()
    .flatMap(({ content }) => content.split(/\n\n|(?<=[.!?])\s+/))
    .map((sentence) => sentence.replace(/[#`|*<>[\]]+|\s+/g, ' ').trim())
    .filter(({ length }) => length >= 40 && length <= 200);
  const pick = () => sentences[Math.floor(random() * sentences.length)] ?? '';
  const section = (heading: string, first: string) =>
    `## ${heading}\n\n${[first, ...Array.from({ length: SENTENCES_OF_SECTION }, pick)].join(' ')}`;

  mkdirSync(join(folder, 'widgets'), { recursive: true });
  writeFileSync(join(folder, FORMAT_FILE), JSON.stringify({ format: DATA_FORMAT }));
  for (let site = 0; site < sites; site++) {
    const id = siteId(site);
    const name = `Site ${site}`;
    const widget = widgetSchema.parse({ id, name, allowlist: [new URL(siteOrigin(site)).host] });
    writeFileSync(join(folder, 'widgets', `${id}.json`), formatWidgetFile(widget));
    mkdirSync(join(folder, 'pages', id), { recursive: true });
    for (let page = 0; page < pagesOfSite; page++) {
      const product = `p${site}x${page}`;
      const price = `Product ${product} costs ${1 + Math.floor(random() * 900)} euros.`;
      const sections = Array.from({ length: SECTIONS_OF_PAGE }, (_, i) =>
        i === 0 ? section(`Price of ${product}`, price) : section(`About ${pick().slice(0, 30)}`, pick()),
      );
      const content = sections.join('\n\n');
      const text = formatPageFile({
        id: `page-${page}`,
        title: `Product ${product}`,
        url: `/${product}`,
        lang: 'en',
        content,
      });
      writeFileSync(join(folder, 'pages', id, `page-${page}.md`), text);
    }
  }
}
