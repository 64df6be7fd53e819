/** What each event of the elements carries, read from the classes that the elements dispatch. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../files.js';

const SOURCES = ['components/internal/events.ts', 'components/internal/panel-events.ts'];

interface NamedEvent {
  readonly name: string;
  readonly detail: string | undefined;
}

/** The name that a class hands to `super()`. */
function nameGivenBy(declaration: ts.ClassDeclaration): string | undefined {
  let name: string | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) {
      const [first] = node.arguments;
      if (first && ts.isStringLiteral(first)) name = first.text;
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return name;
}

/** `{@link ChatEvent}<Payload>` → the payload as it is written; a member of the event map as it stands there. */
function detailOf(declaration: ts.ClassDeclaration, maps: ReadonlyMap<string, string>): string | undefined {
  const payload = declaration.heritageClauses?.[0]?.types[0]?.typeArguments?.[0];
  if (!payload) return undefined;
  if (!ts.isIndexedAccessTypeNode(payload)) return payload.getText();
  const member = payload.indexType.getText().slice(1, -1);
  return maps.get(`${payload.objectType.getText()}.${member}`);
}

/** Takes the members of the file's interfaces up into `maps`, by `Interface.member`. */
function readSource(file: string, maps: Map<string, string>): NamedEvent[] {
  const path = join(root, file);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const events: NamedEvent[] = [];
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      for (const member of statement.members) {
        if (!ts.isPropertySignature(member) || !member.type) continue;
        maps.set(`${statement.name.text}.${member.name.getText()}`, member.type.getText());
      }
    } else if (ts.isClassDeclaration(statement)) {
      const name = nameGivenBy(statement);
      if (name) events.push({ name, detail: detailOf(statement, maps) });
    }
  }
  return events;
}

/** What each event carries, by the event's name, such as `chat-open`. */
export function readEventTypes(): ReadonlyMap<string, string | undefined> {
  const maps = new Map<string, string>();
  return new Map(SOURCES.flatMap((file) => readSource(file, maps)).map(({ name, detail }) => [name, detail]));
}
