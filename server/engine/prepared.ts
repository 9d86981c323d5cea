import { createHash } from 'node:crypto';
import type { Statement } from '../database/statement.ts';

const names = new Map<string, string>();
/** Texts whose names are remembered; how many a connection keeps prepared is `plansKept`. */
const namesKept = 1000;

/** A statement with the name it is prepared under, made from its text: for texts that are few, with values that are many. */
export function prepared<Row>(statement: Statement<Row>): Statement<Row> {
  const { text } = statement;
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    if (names.size >= namesKept) names.clear();
    names.set(text, name);
  }
  return { ...statement, name };
}
