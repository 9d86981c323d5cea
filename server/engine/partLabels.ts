import type { Entity, Json } from '#generators/formats.ts';
import { labelNameOf } from '#kinds/ref/names.ts';
import { labelsOf, type Changes, type Labels } from './changes.ts';
import type { CallContext, Values } from './context.ts';

/** Entries of a history with the labels of what the parts in them refer to; a snapshot has ids alone. */
export async function withPartLabels<Row extends { changes: Changes | null }>({
  context,
  entity,
  rows,
}: {
  context: CallContext;
  entity: Entity;
  rows: readonly Row[];
}): Promise<Row[]> {
  const parts = entity.parts.flatMap((name) => context.app.catalogue.entities[name] ?? []);
  const named = await Promise.all(
    parts.map(async (part) => {
      const as = part.partOf?.as ?? '';
      const values = rows
        .flatMap(({ changes }) => changes?.[as] ?? [])
        .flatMap(partsIn)
        .flatMap((each) => Object.entries(each));
      return { as, labels: await labelsOf({ context, entity: part, values }) };
    }),
  );
  return rows.map((row) => ({
    ...row,
    changes: row.changes && named.reduce((changes, { as, labels }) => labelled({ changes, as, labels }), row.changes),
  }));
}

function labelled({ changes, as, labels }: { changes: Changes; as: string; labels: Labels }): Changes {
  const change = changes[as];
  if (!change) return changes;
  const [before, after] = change.map((list): Json => partsIn(list).map((part) => withLabels({ part, labels })));
  return { ...changes, [as]: [before ?? null, after ?? null] };
}

function withLabels({ part, labels }: { part: Values; labels: Labels }): Values {
  const found = Object.entries(labels).map(([field, names]): [string, Json] => [
    labelNameOf(field),
    names[String(part[field])] ?? null,
  ]);
  return { ...part, ...Object.fromEntries(found) };
}

function partsIn(list: Json): Values[] {
  return Array.isArray(list) ? (list as Values[]) : [];
}
