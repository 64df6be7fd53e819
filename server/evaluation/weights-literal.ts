/** Writes fitted weights down as TypeScript. */

/** @param type of the constant */
export function weightsLiteral(
  name: string,
  type: string,
  about: string,
  weights: Readonly<Record<string, number>>,
): string {
  const lines = Object.entries(weights).map(([key, value]) => `  ${key}: ${Number(value.toFixed(3))},`);
  return `/** ${about} */\nexport const ${name}: ${type} = {\n${lines.join('\n')}\n};\n`;
}
