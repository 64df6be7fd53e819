/** What each event of the elements carries, read from the interface that lists them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../files.js';

const SOURCE = join(root, 'components/internal/events.ts');
const DETAILS = 'ChatEventDetails';

const unquoted = (name: string) => name.replaceAll("'", '');

/** The types of an interface's members as they are written, by `Interface.member`. */
function membersOf(statement: ts.Statement): [string, ts.TypeNode][] {
  if (!ts.isInterfaceDeclaration(statement)) return [];
  return statement.members.flatMap((member): [string, ts.TypeNode][] =>
    ts.isPropertySignature(member) && member.type
      ? [[`${statement.name.text}.${unquoted(member.name.getText())}`, member.type]]
      : [],
  );
}

/** What each event carries, by the event's name, such as `chat-open`. */
export function readEventTypes(): ReadonlyMap<string, string | undefined> {
  const source = ts.createSourceFile(SOURCE, readFileSync(SOURCE, 'utf8'), ts.ScriptTarget.Latest, true);
  const members = new Map(source.statements.flatMap(membersOf));
  // A member of another interface stands for what is written there.
  const textOf = (type: ts.TypeNode): string | undefined =>
    ts.isIndexedAccessTypeNode(type)
      ? members.get(`${type.objectType.getText()}.${unquoted(type.indexType.getText())}`)?.getText()
      : type.getText();
  return new Map(
    [...members]
      .filter(([path]) => path.startsWith(`${DETAILS}.`))
      .map(([path, type]) => [path.slice(DETAILS.length + 1), textOf(type)]),
  );
}
