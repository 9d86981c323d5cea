import { dictionaryOf } from '#kinds/data/index.ts';
import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { decidingField } from '../editable.ts';
import type { EntityPlace } from './entityPlace.ts';
import { waysIn } from './ways.ts';

/**
 * What is wrong with fields whose dictionaries tenants may extend: records of the platform, which are of no tenant, and
 * states, which nothing would lead out of.
 */
export function checkExtensible(place: EntityPlace): Problem[] {
  const { file, content, words, known } = place;
  const properties = content['properties'] as Record<string, Property>;
  const states = new Set([...waysIn(place).map(({ field }) => field), ...editedBy(content)]);
  return extensibleIn({ properties, pointer: '/properties', known }).flatMap(({ pointer, dictionary }) => {
    const at = (reason: string): Problem[] => [{ file, pointer, reason }];
    const field = pointer.split('/')[2] ?? '';
    if (words['scope'] !== 'tenant')
      return at(`字典“${dictionary}”的值由各机构添加（extensible），平台的数据为所有机构共有，不能用它`);
    return states.has(field) || properties[field]?.['x-phase'] !== undefined
      ? at(
          `“${field}”是数据的状态，字典“${dictionary}”的值机构可以添加（extensible），添加的状态没有步骤可走：去掉字典的 extensible`,
        )
      : [];
  });
}

function editedBy(content: EntityPlace['content']): string[] {
  return content['x-editable'] === undefined ? [] : [decidingField(content)];
}

function extensibleIn({
  properties,
  pointer,
  known,
}: Pick<EntityPlace, 'known'> & { properties: Record<string, Property>; pointer: string }): {
  pointer: string;
  dictionary: string;
}[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const here = `${pointer}/${name}`;
    const dictionary = dictionaryOf(property);
    const { properties: inner = {}, items } = property;
    return [
      ...(dictionary !== undefined && known.extensible.has(dictionary)
        ? [{ pointer: `${here}${property['x-dict'] === undefined ? '/items' : ''}/x-dict`, dictionary }]
        : []),
      ...extensibleIn({ properties: inner, pointer: `${here}/properties`, known }),
      ...extensibleIn({ properties: items?.properties ?? {}, pointer: `${here}/items/properties`, known }),
    ];
  });
}
