import { dataKindOf, dictionaryOf, kindOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import type { Kind } from '#kinds/kind.ts';
import type { Property } from './formats.ts';
import { systemFields } from './system.ts';

/**
 * What the values of stored fields mean, in Chinese, by their place (`ruleList[].num`). Columns of one type can hold
 * different things: where this changes over rows that are there, they would be read as what they are not.
 */
export function meaningsOf(fields: [string, Property][]): Record<string, string> {
  const own = fields.filter(([name, property]) => !systemFields.has(name) && !property['x-plainOf']);
  return Object.fromEntries(own.flatMap(([place, property]) => placesOf({ place, property })));
}

function placesOf({ place, property }: { place: string; property: Property }): [string, string][] {
  const below = ({ at, fields }: { at: string; fields: Record<string, Property> }) =>
    Object.entries(fields).flatMap(([name, inner]) => placesOf({ place: `${at}.${name}`, property: inner }));
  return [
    [place, meaningOf(property)],
    ...below({ at: place, fields: property.properties ?? {} }),
    ...below({ at: `${place}[]`, fields: property.items?.properties ?? {} }),
  ];
}

const families: Readonly<Record<Kind['family'], string>> = {
  string: '文字',
  number: '数',
  truth: '是或否',
  time: '时间',
  clock: '时刻',
  strings: '列表',
  objects: '对象的列表',
  anything: '任意的 JSON',
};

function meaningOf(property: Property): string {
  const kind = kindNamed(kindOf(property));
  const dictionary = dictionaryOf(property);
  const family = families[kind.family];
  const { meaning, holdsFiles } = dataKindOf(property);
  if (kind.family === 'strings' && meaning) return meaning(property);
  if (dictionary !== undefined) return `${kind.family === 'strings' ? family : ''}字典 ${dictionary} 的代码`;
  if (kind.family === 'strings' && property.items) return `${family}，每一项是${meaningOf(property.items)}`;
  if (kind.isMarkup) return '富文本';
  if (kind.isSecret) return '密码';
  if (kind.isReference) return '引用';
  return meaning?.(property) ?? (holdsFiles?.(property) === 'itself' ? '文件的地址' : family);
}
