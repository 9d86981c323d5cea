import type { Entity } from '#generators/formats.ts';
import type { CallContext, Values } from '../context.ts';
import { inDigits } from './numerals.ts';
import { printedText } from './values.ts';

/** Records in groups that agree in the values of some fields, in the order of what these say: 第二 before 第十. */
export function groupedBy({
  fields,
  records,
  context: { dictionaries },
  entity,
}: {
  fields: readonly string[];
  records: readonly Values[];
  context: Pick<CallContext, 'dictionaries'>;
  entity: Entity;
}): Values[][] {
  const groups = new Map<string, Values[]>();
  for (const record of records) {
    const key = JSON.stringify(fields.map((name) => record[name] ?? null));
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  const said = ([record = {}]: Values[]): string =>
    fields
      .map((name) => printedText({ property: entity.properties[name] ?? {}, name, record, dictionaries }))
      .join('\n');
  const named = [...groups.values()].map((group) => ({ group, name: inDigits(said(group)) }));
  return named.sort((a, b) => inOrder.compare(a.name, b.name)).map(({ group }) => group);
}

const inOrder = new Intl.Collator('zh-CN', { numeric: true });
