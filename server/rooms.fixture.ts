/** The rooms of the house, and which may know which: the table that the test of the layers holds every import to. */
import { dirname } from 'node:path';

/**
 * The rooms of the server, from the doors down to the leaves. A room imports rooms of rows below its own, and nothing
 * else; `.` are the files of `server/` itself that put the parts together, `leaves` those that know no room.
 */
const SERVER_ROWS = [
  ['.'],
  ['commands'],
  ['commands/doctor', 'commands/operators', 'commands/pages', 'commands/visitors', 'commands/widgets'],
  ['commands/terminal'],
  ['http'],
  ['http/admin'],
  ['http/admin/events', 'http/admin/gaps', 'http/admin/health', 'http/admin/identity', 'http/admin/inbox'],
  [
    'http/admin/insight',
    'http/admin/knowledge',
    'http/admin/overview',
    'http/admin/privacy',
    'http/admin/widgets',
  ],
  ['http/admin/requests'],
  ['http/guards', 'http/openapi', 'http/site'],
  ['http/operations'],
  ['http/transport'],
  ['identity'],
  ['chat'],
  ['chat/intents'],
  ['doctor', 'jobs'],
  ['jobs/imports'],
  ['jobs/mail', 'jobs/webhooks', 'importing/files', 'importing/web'],
  ['jobs/deliveries', 'jobs/notices', 'operate'],
  ['operate/gaps', 'operate/knowledge', 'operate/widgets'],
  ['operate/conversations'],
  ['insight/database'],
  ['insight'],
  ['insight/gaps'],
  ['insight/questions'],
  ['importing/pages'],
  ['importing/documents'],
  ['importing/facts'],
  ['importing/html'],
  ['answers/extractive', 'answers/rewrite', 'answers/suggestions'],
  ['answers/facts'],
  ['answers/composing', 'answers/hybrid', 'answers/question'],
  ['answers/matching'],
  ['answers/ranking'],
  ['answers', 'model-client'],
  ['search'],
  ['search/query'],
  ['search/index'],
  ['search/facts'],
  ['search/passages', 'search/terms'],
  ['languages'],
  ['languages/searched', 'languages/spoken'],
  ['languages/intents', 'languages/notices', 'languages/spoken/contact'],
  ['languages/spoken/english', 'languages/spoken/everyday', 'languages/spoken/everyday/english'],
  ['languages/definition'],
  ['store'],
  ['store/transfer'],
  ['store/json', 'store/postgres'],
  // The connections to PostgreSQL, and how statements go through them.
  ['store/database'],
  ['store/log', 'store/memory'],
  ['store/files'],
  ['store/records'],
  ['store/port'],
  ['columns', 'markdown', 'network', 'runtime', 'sentence-encoder'],
  ['leaves'],
];
/** The rooms of the widget and of the dashboard, in the same way; `.` are the doors of the widget. */
const COMPONENT_ROWS = [
  ['.'],
  ['dashboard/preview'],
  ['service-chat-widget'],
  ['chat-panel'],
  ['chat-composer', 'chat-transcript', 'escalation-form'],
  ['dashboard'],
  ['dashboard/dash-app'],
  ['dashboard/screens/settings', 'dashboard/screens/overview', 'dashboard/screens/conversations'],
  ['dashboard/screens/gaps', 'dashboard/screens/health', 'dashboard/screens/inbox'],
  ['dashboard/screens/knowledge', 'dashboard/screens/widgets'],
  ['dashboard/screens/sign-in'],
  ['dashboard/screens'],
  ['dashboard/parts'],
  ['chat-message'],
  ['citation-list', 'feedback-buttons'],
  ['language'],
  ['language/locales', 'conversation', 'chat-notice'],
  ['api', 'chat-button'],
  ['dashboard/state'],
  ['dashboard/api'],
  ['dashboard/routing', 'dashboard/theme'],
  ['dashboard/messages/knowledge', 'dashboard/messages/settings', 'dashboard/messages/widgets'],
  ['dashboard/messages', 'internal', 'markdown', 'theme'],
];
/** Files of `server/` itself that know no room. */
const LEAVES =
  /^server\/(?:address-range|admin-contract\/[\w-]+|allowlist|appearance|auth-proxy|cache-folders|config|config-values|contract|dashboard-place|defaults|errors|ledger-records|model|notification-settings|oidc-settings|phone-number|site-records|smtp-url|snippet)\.ts$/;

/** The leaf folder that a file lies in, below the first folder of its path. */
export function roomOf(file: string): string {
  if (LEAVES.test(file)) return 'leaves';
  return dirname(file).split('/').slice(1).join('/') || '.';
}
/** The row of a file's room, counted from the doors; -1 where the room has none. */
export function rowOf(file: string): number {
  const rows = file.startsWith('server/') ? SERVER_ROWS : COMPONENT_ROWS;
  return rows.findIndex((row) => row.includes(roomOf(file)));
}
