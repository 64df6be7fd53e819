import { executeServerCommand } from '@web/test-runner-commands';

/** What the browser tells assistive technology of one element. */
export interface TreeNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** By Chromium's names, such as `expanded`, `pressed`, `invalid`. */
  readonly states: Readonly<Record<string, unknown>>;
}

/** All that the page has to tell, in its order; see `scripts/testing/accessibility-tree.ts`. */
export const readTree = (): Promise<TreeNode[]> => executeServerCommand('accessibility-tree');

/** The one element of that role and name; throws where there is none. */
export async function nodeOf(role: string, name: string): Promise<TreeNode> {
  const nodes = await readTree();
  const found = nodes.find((node) => node.role === role && node.name === name);
  if (found) return found;
  const others = nodes.filter((node) => node.role === role).map((node) => `"${node.name}"`);
  throw new Error(`No ${role} is named "${name}", only: ${others.join(', ')}.`);
}
