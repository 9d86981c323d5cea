import { targetOf } from '#kinds/data/index.ts';
import type { Json, Property } from '../formats.ts';

/**
 * Why a field that a notice goes to can hold nobody who is told anything: neither users' ids nor an address of mail.
 * Undefined where it may.
 */
export function recipientProblem({
  to,
  properties,
}: {
  to: Json;
  properties: Record<string, Property>;
}): string | undefined {
  return fieldsOf(to).flatMap((name) => {
    const property = properties[name];
    return property === undefined ? [] : (nobody({ property, title: property.title ?? name }) ?? []);
  })[0];
}

function nobody({ property, title }: { property: Property; title: string }): string | undefined {
  const target = targetOf(property);
  if (target !== undefined)
    return target === 'user'
      ? undefined
      : `“${title}”引用的是“${target}”，它的编号不是用户，没有人会收到：写引用用户（user）的字段，或者邮箱`;
  const { type, format = 'email', 'x-dict': dictionary } = property.items ?? property;
  return type === 'string' && format === 'email' && dictionary === undefined && property['x-dict'] === undefined
    ? undefined
    : `“${title}”里不是用户，也不是邮箱，没有人会收到：写引用用户（user）的字段，或者邮箱`;
}

/** The fields of the record that an expression may come to; what is computed of them is known when it runs. */
function fieldsOf(expression: Json): string[] {
  if (Array.isArray(expression)) return expression.flatMap(fieldsOf);
  if (expression === null || typeof expression !== 'object') return [];
  const { var: path, if: branches } = expression;
  if (Array.isArray(branches))
    return branches.flatMap((each, index) => (index % 2 === 1 || index === branches.length - 1 ? fieldsOf(each) : []));
  const [, name] = /^record\.(\w+)$/.exec(String([path].flat()[0] ?? '')) ?? [];
  return name === undefined ? [] : [name];
}
