import type { Entity, Json, Property } from '#generators/formats.ts';
import { isRefList } from '#kinds/data/index.ts';
import { labelNameOf, labelsNameOf } from '#kinds/ref/names.ts';
import type { CallContext, Values } from '../context.ts';

/** What a template is filled with: the record, what was asked for, and how each of it is described. */
export interface Told {
  dictionaries: CallContext['dictionaries'];
  entity: Entity;
  /** Described here before they are looked for among the fields. */
  fields: Readonly<Record<string, Property>>;
  record: Values;
}

/** A text with its `{field}` as people read them: the name of what it refers to, the label of a code, a time to the minute. */
export function filled(template: string, told: Told): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => textOf({ name, told }));
}

/** The same of several lines, without those whose fields all say nothing. */
export function filledLines(template: string, told: Told): string {
  const says = (line: string): boolean => {
    const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return names.length === 0 || names.some((name) => textOf({ name, told }) !== '');
  };
  const lines = template.split('\n').filter(says);
  return filled(lines.join('\n'), told);
}

/** An address with its `{field}` as they are stored. */
export function filledAddress(template: string, { record }: Told): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(record[name] ?? '')));
}

function textOf({ name, told: { dictionaries, entity, fields, record } }: { name: string; told: Told }): string {
  const property = fields[name] ?? entity.properties[name];
  const { [labelsNameOf(name)]: labels, [labelNameOf(name)]: label, [name]: own = null } = record;
  const value = (property && isRefList(property) ? labels : property?.['x-ref'] ? label : own) ?? null;
  const values = dictionaries[property?.['x-dict'] ?? '']?.values ?? [];
  const called = (each: Json): string => {
    if (typeof each === 'boolean') return each ? '是' : '否';
    if (property?.format === 'date-time') return String(each).slice(0, '2024-05-01 09:30'.length);
    return values.find(({ code }) => code === each)?.label ?? String(each);
  };
  return value === null ? '' : [value].flat().map(called).join('、');
}
