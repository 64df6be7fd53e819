/** What each event of the elements carries, read from the classes that the elements dispatch. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './files.mjs';

const SOURCES = ['components/internal/events.ts', 'components/internal/panel-events.ts'];

/** The name that a class hands to `super()`. */
function nameGivenBy(declaration) {
  let name;
  const visit = (node) => {
    const isSuper = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;
    if (isSuper && node.arguments[0] && ts.isStringLiteral(node.arguments[0])) name = node.arguments[0].text;
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return name;
}

/** `{@link ChatEvent}<Payload>` → the payload as it is written; a member of the event map as it stands there. */
function detailOf(declaration, maps) {
  const payload = declaration.heritageClauses?.[0]?.types[0]?.typeArguments?.[0];
  if (!payload) return undefined;
  if (!ts.isIndexedAccessTypeNode(payload)) return payload.getText();
  const member = payload.indexType.literal?.text;
  return maps.get(`${payload.objectType.getText()}.${member}`);
}

/** @param maps members of the interfaces seen so far, by `Interface.member`; takes those of the file up */
function readSource(file, maps) {
  const path = join(root, file);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const events = [];
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      for (const member of statement.members) {
        maps.set(`${statement.name.text}.${member.name.getText()}`, member.type.getText());
      }
    } else if (ts.isClassDeclaration(statement)) {
      const name = nameGivenBy(statement);
      if (name) events.push({ name, className: statement.name.text, detail: detailOf(statement, maps) });
    }
  }
  return events;
}

/** @returns {Map<string, { className: string, detail: string }>} by the event's name, such as `chat-open` */
export function readEventTypes() {
  const maps = new Map();
  const events = SOURCES.flatMap((file) => readSource(file, maps));
  return new Map(events.map(({ name, ...rest }) => [name, rest]));
}
