/** All commands, in the order of the help. */
import { askCommand } from './ask.js';
import { backupCommand } from './backup.js';
import type { Command } from './command.js';
import { conversationsCommands } from './conversations.js';
import { doctorCommand } from './doctor/doctor.js';
import { escalationsCommand } from './escalations.js';
import { pagesCommands } from './pages.js';
import { retentionCommand } from './retention.js';
import { serveCommand } from './serve.js';
import { sourceCommands } from './source.js';
import { unansweredCommand } from './unanswered.js';
import { visitorCommands } from './visitor.js';
import { webhooksCommands } from './webhooks.js';
import { widgetCommands } from './widget.js';

export const COMMANDS: readonly Command[] = [
  serveCommand,
  ...widgetCommands,
  ...pagesCommands,
  ...sourceCommands,
  askCommand,
  ...conversationsCommands,
  escalationsCommand,
  unansweredCommand,
  ...webhooksCommands,
  ...visitorCommands,
  retentionCommand,
  backupCommand,
  doctorCommand,
];
