/** `token create|list|revoke` */
import { createApiToken, revokeApiToken } from '../../identity/api-tokens.js';
import type { ApiTokenRecord, OperatorRecord } from '../../store/port/identity-records.js';
import { cliActor } from '../terminal/cli-actor.js';
import { defineCommand, UsageError, type Command } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { withData } from '../terminal/open-data.js';
import { table } from '../terminal/text-layout.js';
import { depsOf, readName, readRole, readWidgets, requireNamed, RIGHTS_FLAGS } from './operator-text.js';

const create = defineCommand({
  name: 'token create',
  summary: 'Makes a token with which a program uses the admin API.',
  synopsis: 'OPERATOR --name TEXT [--FLAG…]',
  positionals: ['OPERATOR'],
  flags: {
    name: { type: 'string', value: 'TEXT', help: 'What it is for.' },
    ...RIGHTS_FLAGS,
    days: { type: 'string', value: 'N', help: 'Until it expires; 90 where not given.' },
    forever: { type: 'boolean', help: 'It does not expire.' },
    ...SHARED_FLAGS,
  },
  notes: `It acts for OPERATOR, may do no more than they, and ends with them. It is a
reader unless --role says otherwise, and is shown this once: send it in the
header Authorization: Bearer sct_…. It works beside a running server.`,
  run(values, [operatorName = ''], terminal) {
    if (values.name === undefined) throw new UsageError('--name is missing: say what the token is for.');
    const widgets = readWidgets(values.widget);
    const given = {
      name: readName(values.name),
      role: values.role === undefined ? ('reader' as const) : readRole(values.role),
      ...(widgets && { widgets }),
      ...readDays(values),
    };
    return withData(values.data, async (data) => {
      const maker = await requireNamed(data, operatorName, terminal);
      const { secret, record } = await createApiToken(depsOf(data), cliActor(), maker, given);
      return { json: { token: secret, record: tokenJson(record, maker) }, text: secret };
    });
  },
});

/** @throws {UsageError} */
function readDays({ days, forever }: { days?: string | undefined; forever?: boolean | undefined }) {
  if (days !== undefined && forever) throw new UsageError('--days and --forever exclude each other.');
  if (forever) return { days: null };
  if (days === undefined) return {};
  if (/^[1-9]\d{0,3}$/.test(days) && Number(days) <= 3650) return { days: Number(days) };
  throw new UsageError(`--days "${days}" must be a whole number from 1 to 3650.`);
}

const list = defineCommand({
  name: 'token list',
  summary: 'Lists the tokens of all operators.',
  synopsis: '',
  positionals: [],
  flags: SHARED_FLAGS,
  run: (values, _, terminal) =>
    withData(values.data, async ({ store }) => {
      const makers = new Map((await store.identity.operators.list()).map((each) => [each.id, each]));
      const tokens = (await store.identity.apiTokens.list()).map((token) =>
        tokenJson(token, makers.get(token.operatorId)),
      );
      const rows = tokens.map(({ id, name, role, operator, expiresAt, lastUsedAt }) => [
        id,
        name,
        role,
        operator,
        expiresAt === undefined ? 'never' : minuteOf(expiresAt),
        lastUsedAt === undefined ? 'never' : minuteOf(lastUsedAt),
      ]);
      const headings = ['ID', 'NAME', 'ROLE', 'OPERATOR', 'EXPIRES', 'LAST USED'];
      return {
        json: tokens,
        text: rows.length > 0 ? table(headings, rows, terminal.width) : 'There is no token.',
      };
    }),
});

function tokenJson(token: ApiTokenRecord, maker: OperatorRecord | undefined) {
  const { id, name, role, widgets, createdAt, expiresAt, lastUsedAt } = token;
  return {
    id,
    name,
    role,
    ...(widgets && { widgets }),
    operator: maker?.name ?? 'nobody',
    createdAt,
    ...(expiresAt !== undefined && { expiresAt }),
    ...(lastUsedAt !== undefined && { lastUsedAt }),
  };
}

const revoke = defineCommand({
  name: 'token revoke',
  summary: 'Revokes a token.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  notes: 'ID is the one that token list shows. It works beside a running server.',
  run: (values, [id = '']) =>
    withData(values.data, async (data) => {
      const token = await revokeApiToken(depsOf(data), cliActor(), id, undefined);
      return { json: { revoked: id }, text: `Revoked the token ${token.name}.` };
    }),
});

export const tokenCommands: Command[] = [create, list, revoke];
