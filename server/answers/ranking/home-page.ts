/** Tells the page that a website opens with. */
import type { PageEntry } from '../../search/index/segment.js';

const HOME = /^(?:https?:\/\/[^/]+)?\/?(?:(?:index|default|home)(?:\.\w+)?)?\/?(?:[?#].*)?$/i;

export const isHomePage = ({ id, url }: Pick<PageEntry, 'id' | 'url'>): boolean =>
  HOME.test(url) || id === 'index';
