import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { findLanguage, LANGUAGES, primaryLanguage, SPOKEN_LANGUAGES } from './language-table.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));

const codes = new Set(LANGUAGES.flatMap(({ code, otherCodes }) => [code, ...otherCodes]));
const isCode = (text: string): boolean => codes.has(text);
/** Tables and lists by language code, and comparisons of a language with a code. */
function namesLanguages(node: ts.Node): boolean {
  if (ts.isObjectLiteralExpression(node)) {
    const names = node.properties.flatMap(({ name }) =>
      name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
    );
    return names.filter(isCode).length > 1 && names.every((name) => /^[a-z]{2}$/.test(name));
  }
  if (ts.isArrayLiteralExpression(node)) {
    const { elements } = node;
    return elements.length > 1 && elements.every((one) => ts.isStringLiteral(one) && isCode(one.text));
  }
  if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) {
    const { left, right } = node;
    return ts.isStringLiteral(right) && isCode(right.text) && /lang/i.test(left.getText());
  }
  return false;
}

describe('the table of languages', () => {
  it('is found by the code of a language, by those that are read as it, and by tags', () => {
    assert.equal(findLanguage('de')?.name, 'German');
    assert.equal(findLanguage('nb')?.name, 'Norwegian');
    assert.equal(findLanguage('xx'), undefined);
    assert.deepEqual(['pt-BR', 'zh_Hant', 'nn', 'xx-YY'].map(primaryLanguage), ['pt', 'zh', 'no', 'xx']);
    for (const tag of ['', '1', 'x-none', 'english', '{{ lang }}', 'und', 'mul'])
      assert.equal(primaryLanguage(tag), undefined, tag);
  });

  it('holds every language once, and every one that is spoken', () => {
    const all = LANGUAGES.flatMap(({ code, otherCodes }) => [code, ...otherCodes]);
    assert.equal(new Set(all).size, all.length);
    assert.deepEqual(
      LANGUAGES.filter(({ isSpoken }) => isSpoken)
        .map(({ code }) => code)
        .sort(),
      SPOKEN_LANGUAGES.map(({ code }) => code).sort(),
    );
  });

  it('holds every file of a language', () => {
    const names = new Set(LANGUAGES.map(({ name }) => name.toLowerCase()));
    const files = ['searched', 'spoken'].flatMap((folder) =>
      readdirSync(join(root, 'server/languages', folder)).filter((file) => file.endsWith('.ts')),
    );
    assert.deepEqual(files.map((file) => file.replace(/\.ts$/, '')).sort(), [...names].sort());
  });

  it('speaks the languages that the widget has messages in', () => {
    const locales = filesOf('components').flatMap(
      (file) => /\/locales\/([a-z]{2})\.ts$/.exec(file)?.[1] ?? [],
    );
    assert.deepEqual(
      [...new Set(['en', ...locales])].sort(),
      SPOKEN_LANGUAGES.map(({ code }) => code).sort(),
    );
  });

  it('is the only place of the server that knows one language from another', () => {
    const elsewhere = filesOf('server').filter(
      (file) =>
        file.endsWith('.ts') &&
        !/\.(?:test|bench|fixture|program)\.ts$/.test(file) &&
        !/^server\/(?:languages|evaluation|e2e)\//.test(file),
    );
    const found = elsewhere.filter((file) => {
      const source = ts.createSourceFile(
        file,
        readFileSync(join(root, file), 'utf8'),
        { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
        true,
      );
      const hasOne = (node: ts.Node): boolean =>
        namesLanguages(node) || (ts.forEachChild(node, hasOne) ?? false);
      return hasOne(source);
    });
    assert.deepEqual(found, []);
  });
});
