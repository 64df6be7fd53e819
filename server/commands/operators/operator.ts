/** `operator add|list|link|role|remove|end-sessions` */
import { AppError } from '../../errors.js';
import {
  addOperator,
  changeOperator,
  endSessions,
  linkOperator,
  removeOperator,
} from '../../identity/operators.js';
import { cliActor } from '../terminal/cli-actor.js';
import { defineCommand, UsageError, type Command } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { withData } from '../terminal/open-data.js';
import { table } from '../terminal/text-layout.js';
import {
  depsOf,
  describeLink,
  linkUrl,
  operatorJson,
  readName,
  readRole,
  readWidgets,
  requireNamed,
  RIGHTS_FLAGS,
} from './operator-text.js';

const BESIDE = 'It works beside a running server.';

const add = defineCommand({
  name: 'operator add',
  summary: 'Adds an operator, and prints the link for them.',
  synopsis: 'NAME [--role ROLE] [--widget ID]…',
  positionals: ['NAME'],
  flags: { ...RIGHTS_FLAGS, ...SHARED_FLAGS },
  notes: `An owner may do everything, an editor changes knowledge and widgets, a reader
looks. Without --role it is owner for the first operator, and editor for others.
The link works once, for a day; whoever opens it chooses a password.
${BESIDE}`,
  run: (values, [name = '']) =>
    withData(
      values.data,
      async (data) => {
        const isFirst = (await data.store.identity.operators.list()).length === 0;
        const role = values.role === undefined ? (isFirst ? 'owner' : 'editor') : readRole(values.role);
        const widgets = readWidgets(values.widget);
        const given = { name: readName(name), role, ...(widgets && { widgets }) };
        const { operator, path, link } = await addOperator(depsOf(data), cliActor(), given);
        const url = linkUrl(data.config, path);
        return {
          json: { operator: operatorJson(operator), link: url, expiresAt: link.expiresAt },
          text: `${operator.name} is ${operator.role}. Let them open:\n\n${describeLink(data.config, path, link.expiresAt)}`,
        };
      },
      { mayCreate: true },
    ),
});

const list = defineCommand({
  name: 'operator list',
  summary: 'Lists the operators of the dashboard.',
  synopsis: '',
  positionals: [],
  flags: SHARED_FLAGS,
  run: (values, _, terminal) =>
    withData(values.data, async ({ store }) => {
      const operators = await store.identity.operators.list();
      const rows = operators.map((operator) => {
        const { name, role, widgets, isActive, hasPassword, hasSecondFactor, createdAt } =
          operatorJson(operator);
        const state = isActive ? (hasPassword ? 'active' : 'invited') : 'switched off';
        const factor = hasSecondFactor ? 'yes' : 'no';
        return [name, role, state, factor, widgets?.join(' ') ?? 'all', minuteOf(createdAt)];
      });
      const none = `There is no operator yet. Add one with: ${terminal.program} operator add NAME`;
      const headings = ['NAME', 'ROLE', 'STATE', 'SECOND FACTOR', 'WIDGETS', 'SINCE'];
      return {
        json: operators.map(operatorJson),
        text: rows.length > 0 ? table(headings, rows, terminal.width) : none,
      };
    }),
});

const link = defineCommand({
  name: 'operator link',
  summary: 'Prints a link that signs an operator in once.',
  synopsis: 'NAME [--without-second-factor]',
  positionals: ['NAME'],
  flags: {
    'without-second-factor': { type: 'boolean', help: 'Remove the second factor, if it is lost.' },
    ...SHARED_FLAGS,
  },
  notes: `For who has forgotten the password: the page of the link takes a new one. It
works for 15 minutes, or a day for who has no password yet, in place of an
earlier link. ${BESIDE}`,
  run: (values, [name = ''], terminal) =>
    withData(values.data, async (data) => {
      const { id } = await requireNamed(data, name, terminal);
      const removes = values['without-second-factor'] === true;
      const made = await linkOperator(depsOf(data), cliActor(), id, removes);
      return {
        json: { link: linkUrl(data.config, made.path), expiresAt: made.link.expiresAt },
        text: describeLink(data.config, made.path, made.link.expiresAt),
      };
    }),
});

const role = defineCommand({
  name: 'operator role',
  summary: 'Changes what an operator may do.',
  synopsis: 'NAME [--FLAG…]',
  positionals: ['NAME'],
  flags: {
    ...RIGHTS_FLAGS,
    'all-widgets': { type: 'boolean', help: 'No limit to widgets any more.' },
    inactive: { type: 'boolean', help: 'Switch off: nobody signs in by this name.' },
    active: { type: 'boolean', help: 'Switch on again.' },
    ...SHARED_FLAGS,
  },
  notes: `Another role, and switching off, sign the operator out everywhere.
${BESIDE}`,
  run(values, [name = ''], terminal) {
    const { inactive, active } = values;
    if (inactive && active) throw new UsageError('--inactive and --active exclude each other.');
    if (values.widget && values['all-widgets']) {
      throw new UsageError('--widget and --all-widgets exclude each other.');
    }
    const widgets = values['all-widgets'] ? null : readWidgets(values.widget);
    const change = {
      ...(values.role !== undefined && { role: readRole(values.role) }),
      ...(widgets !== undefined && { widgets }),
      ...((inactive ?? active) && { isActive: !inactive }),
    };
    if (Object.keys(change).length === 0) throw new UsageError('Say what to change, such as --role editor.');
    return withData(values.data, async (data) => {
      const { id } = await requireNamed(data, name, terminal);
      const changed = await changeOperator(depsOf(data), cliActor(), id, change);
      const state = changed.isActive ? changed.role : 'switched off';
      return { json: operatorJson(changed), text: `${changed.name} is ${state} now.` };
    });
  },
});

const remove = defineCommand({
  name: 'operator remove',
  summary: 'Removes an operator with their sessions and tokens.',
  synopsis: 'NAME [--yes]',
  positionals: ['NAME'],
  flags: { yes: { type: 'boolean', help: 'Do not ask.' }, ...SHARED_FLAGS },
  notes: BESIDE,
  run: (values, [name = ''], terminal) =>
    withData(values.data, async (data) => {
      const operator = await requireNamed(data, name, terminal);
      const asks = terminal.isInteractive && !values.yes && !values.json;
      if (asks && !(await terminal.confirm(`Remove ${operator.name} with all their tokens?`))) {
        throw new AppError('invalid_request', 'Nobody was removed.');
      }
      await removeOperator(depsOf(data), cliActor(), operator.id);
      return { json: { removed: operatorJson(operator) }, text: `Removed ${operator.name}.` };
    }),
});

const end = defineCommand({
  name: 'operator end-sessions',
  summary: 'Signs an operator out everywhere.',
  synopsis: 'NAME',
  positionals: ['NAME'],
  flags: SHARED_FLAGS,
  notes: `Tokens stay; see token revoke. ${BESIDE}`,
  run: (values, [name = ''], terminal) =>
    withData(values.data, async (data) => {
      const { id } = await requireNamed(data, name, terminal);
      const operator = await endSessions(depsOf(data), cliActor(), id);
      return { json: operatorJson(operator), text: `${operator.name} is signed out everywhere.` };
    }),
});

export const operatorCommands: Command[] = [add, list, link, role, remove, end];
