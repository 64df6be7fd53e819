/** All commands, in the order of the help. */
import type { Command } from './terminal/command.js';

type Load = () => Promise<readonly Command[]>;

/** By the word that they begin with: a start loads only those that are asked for, in about half the time. */
const GROUPS: Readonly<Record<string, Load>> = {
  serve: async () => [(await import('./serve.js')).serveCommand],
  widget: async () => (await import('./widgets/widget.js')).widgetCommands,
  pages: async () => (await import('./pages/pages.js')).pagesCommands,
  source: async () => (await import('./pages/source.js')).sourceCommands,
  ask: async () => [(await import('./ask.js')).askCommand],
  conversations: async () => (await import('./visitors/conversations.js')).conversationsCommands,
  escalations: async () => (await import('./visitors/escalations.js')).escalationsCommands,
  unanswered: async () => [(await import('./visitors/unanswered.js')).unansweredCommand],
  gaps: async () => (await import('./visitors/gaps.js')).gapsCommands,
  stats: async () => [(await import('./visitors/stats.js')).statsCommand],
  mail: async () => (await import('./widgets/mail.js')).mailCommands,
  webhooks: async () => (await import('./widgets/webhooks.js')).webhooksCommands,
  visitor: async () => (await import('./visitors/visitor.js')).visitorCommands,
  retention: async () => [(await import('./visitors/retention.js')).retentionCommand],
  operator: async () => (await import('./operators/operator.js')).operatorCommands,
  token: async () => (await import('./operators/token.js')).tokenCommands,
  audit: async () => (await import('./operators/audit.js')).auditCommands,
  backup: async () => [(await import('./backup.js')).backupCommand],
  data: async () => [(await import('./data-move.js')).dataMoveCommand],
  database: async () => [(await import('./database-migrate.js')).databaseMigrateCommand],
  doctor: async () => [(await import('./doctor/doctor.js')).doctorCommand],
};

/** The words that a command may begin with. */
export const FIRST_WORDS: readonly string[] = Object.keys(GROUPS);

/** The commands that begin with a word; none where it is no command's. */
export async function commandsOf(word: string): Promise<readonly Command[]> {
  return Object.hasOwn(GROUPS, word) ? ((await GROUPS[word]?.()) ?? []) : [];
}

export async function allCommands(): Promise<readonly Command[]> {
  return (await Promise.all(FIRST_WORDS.map(commandsOf))).flat();
}
