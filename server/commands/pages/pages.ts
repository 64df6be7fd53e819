/** `pages import|list|show|diff|remove` */
import type { Command } from '../terminal/command.js';
import { pagesDiffCommand } from './pages-diff.js';
import { pagesImportCommand } from './pages-import.js';
import { pagesListCommand } from './pages-list.js';
import { pagesRemoveCommand } from './pages-remove.js';
import { pagesShowCommand } from './pages-show.js';

export const pagesCommands: readonly Command[] = [
  pagesImportCommand,
  pagesListCommand,
  pagesShowCommand,
  pagesDiffCommand,
  pagesRemoveCommand,
];
