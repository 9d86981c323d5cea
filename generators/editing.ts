import type { Catalogue } from './catalogue.ts';
import type { Entity, FormScreen, ScreenAction, SpecifiedOperation } from './formats.ts';

type Place = { catalogue: Pick<Catalogue, 'dictionaries'>; entity: Entity };

/** When a record can be edited at all, and why not in its other states; nothing where every state allows it. */
export function editedWhen({
  catalogue,
  entity,
  list,
}: Place & { list: SpecifiedOperation | undefined }): Pick<ScreenAction, 'when' | 'why'> {
  const { editable } = entity;
  // Of rows without their state nothing can be told.
  if (!editable || list?.fields?.includes(editable.field) === false) return {};
  const states = Object.keys(editable.states);
  const labels = states.map((state) => `“${labelOf({ catalogue, entity, state })}”`);
  const title = entity.properties[editable.field]?.title ?? editable.field;
  return {
    when: { in: [{ var: `row.${editable.field}` }, states] },
    why: labels.length > 0 ? `${title}是${labels.join('、')}时才能编辑` : '保存以后不能再编辑',
  };
}

/** What a form says above the fields of a record that its state lets nobody change, or not wholly: by state. */
export function editingNotes({
  catalogue,
  entity,
  asked,
}: Place & { asked: readonly string[] }): Pick<FormScreen, 'notes'> {
  const { editable, properties } = entity;
  if (!editable) return {};
  const { field, states } = editable;
  const title = properties[field]?.title ?? field;
  const values = catalogue.dictionaries[properties[field]?.['x-dict'] ?? '']?.values ?? [];
  const notes = values.flatMap(({ code, label }): [string, string][] => {
    const named = states[code] ?? [];
    if (named === 'all') return [];
    const titles = named.filter((name) => asked.includes(name)).map((name) => properties[name]?.title ?? name);
    const rest = titles.length > 0 ? `只能修改${titles.join('、')}` : '不能修改';
    return [[code, `${title}是“${label}”，${rest}。`]];
  });
  return notes.length > 0 ? { notes: { field, texts: Object.fromEntries(notes) } } : {};
}

function labelOf({ catalogue, entity, state }: Place & { state: string }): string {
  const dictionary = entity.properties[entity.editable?.field ?? '']?.['x-dict'] ?? '';
  return catalogue.dictionaries[dictionary]?.values.find(({ code }) => code === state)?.label ?? state;
}
