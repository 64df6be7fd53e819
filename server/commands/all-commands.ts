/** All commands, in the order of the help. */
import { askCommand } from './ask.js';
import { auditCommand } from './operators/audit.js';
import { backupCommand } from './backup.js';
import { dataMoveCommand } from './data-move.js';
import type { Command } from './terminal/command.js';
import { conversationsCommands } from './visitors/conversations.js';
import { doctorCommand } from './doctor/doctor.js';
import { escalationsCommands } from './visitors/escalations.js';
import { gapsCommands } from './visitors/gaps.js';
import { mailCommands } from './widgets/mail.js';
import { operatorCommands } from './operators/operator.js';
import { pagesCommands } from './pages/pages.js';
import { retentionCommand } from './visitors/retention.js';
import { serveCommand } from './serve.js';
import { sourceCommands } from './pages/source.js';
import { statsCommand } from './visitors/stats.js';
import { tokenCommands } from './operators/token.js';
import { unansweredCommand } from './visitors/unanswered.js';
import { visitorCommands } from './visitors/visitor.js';
import { webhooksCommands } from './widgets/webhooks.js';
import { widgetCommands } from './widgets/widget.js';

export const COMMANDS: readonly Command[] = [
  serveCommand,
  ...widgetCommands,
  ...pagesCommands,
  ...sourceCommands,
  askCommand,
  ...conversationsCommands,
  ...escalationsCommands,
  unansweredCommand,
  ...gapsCommands,
  statsCommand,
  ...mailCommands,
  ...webhooksCommands,
  ...visitorCommands,
  retentionCommand,
  ...operatorCommands,
  ...tokenCommands,
  auditCommand,
  backupCommand,
  dataMoveCommand,
  doctorCommand,
];
