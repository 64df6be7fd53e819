/** Who the visitor is, as the page says. */
import { isObject, isText } from '../internal/shapes.js';

/** What a page may tell of its visitor; each part is optional. */
export interface Visitor {
  /** Under which the server keeps their conversations, such as the number of their account. */
  readonly id?: string | undefined;
  /** Fill in the form that reaches a human. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** HMAC-SHA256 of the id by the widget's visitor secret, in hex: proves to the server that the page vouches for it. */
  readonly signature?: string | undefined;
}

/** Longest id that the server takes, in characters. */
const MAX_ID_LENGTH = 200;

/** What can be used of what a page says, as it is now; the rest is told in the console, once. */
export function readVisitor(given: () => unknown): () => Visitor {
  let known: unknown;
  let visitor: Visitor = {};
  return () => {
    if (given() !== known) visitor = toVisitor((known = given()));
    return visitor;
  };
}

function toVisitor(given: unknown): Visitor {
  if (given === undefined || given === null) return {};
  if (!isObject(given))
    return leaveOut('visitor must be an object such as { id: "42", email: "ann@example.com" }');
  const { id, name, email, signature } = given;
  const text = (value: unknown) => (isText(value) ? value.trim() : '') || undefined;
  // Numbers of accounts are numbers in many a shop.
  const known = text(typeof id === 'number' ? String(id) : id);
  const isTooLong = known !== undefined && known.length > MAX_ID_LENGTH;
  if (isTooLong) leaveOut(`visitor.id must have at most ${MAX_ID_LENGTH} characters`);
  else if (isText(signature) && known === undefined)
    leaveOut('visitor.signature needs the visitor.id that it signs');
  return {
    id: isTooLong ? undefined : known,
    name: text(name),
    email: text(email),
    signature: text(signature),
  };
}

function leaveOut(problem: string): Visitor {
  console.warn(`Service Chat leaves out who the visitor is: ${problem}.`);
  return {};
}
