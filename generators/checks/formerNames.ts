import { dictionaryOf } from '#kinds/data/index.ts';
import { formerNames } from '../formerNames.ts';
import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { systemFields } from '../system.ts';
import type { Known } from './known.ts';

type Word = string | string[] | undefined;

interface EntityContent {
  'x-entity': { was?: Word; identity?: string[] };
  properties: Record<string, Property>;
}

/** What is wrong with the former names of an entity: `x-entity.was`. */
export function checkFormerEntity({ file, name, known }: { file: string; name: string; known: Known }): Problem[] {
  const earlier = [...known.entities].filter(([other]) => other < name);
  const taken = new Map(
    earlier.flatMap(([other, content]) => formerNames(asEntity(content)['x-entity'].was).map((was) => [was, other])),
  );
  const own = known.entities.get(name);
  return formerNames(own && asEntity(own)['x-entity'].was).flatMap((former) => {
    const reason =
      former === name
        ? `“${former}”就是它现在的名称，was 要写从前的`
        : known.entities.has(former)
          ? `实体“${former}”还在（schemas/entities/${former}.json），不能又是“${name}”从前的名称`
          : taken.has(former)
            ? `“${former}”已经写成实体“${taken.get(former)}”从前的名称，数据不知道跟着哪一个`
            : undefined;
    return reason === undefined ? [] : [{ file, pointer: '/x-entity/was', reason }];
  });
}

interface FieldsPlace {
  file: string;
  properties: Record<string, Property>;
  pointer: string;
  /** Names that no field can have had. */
  reserved: ReadonlySet<string>;
  /** The names are part of what says which record this is. */
  isFixed: boolean;
  /** The same of what lies inside a field. */
  isFixedInside(field: string): boolean;
}

/**
 * What is wrong with the former names of an entity's fields, those inside lists and objects too: `x-was`.
 * @param identity fields whose whole content says which record this is
 */
export function checkFormerFields({
  file,
  properties,
  identity,
}: Pick<FieldsPlace, 'file' | 'properties'> & { identity: readonly string[] }): Problem[] {
  return checkFields({
    file,
    properties,
    pointer: '',
    reserved: systemFields,
    isFixed: false,
    isFixedInside: (field) => identity.includes(field),
  });
}

/** What is wrong with the former codes of a dictionary's values. */
export function checkFormerCodes({
  file,
  name,
  values,
  known,
}: {
  file: string;
  name: string;
  values: readonly { code: string; was?: Word }[];
  known: Known;
}): Problem[] {
  const codes = new Set(values.map(({ code }) => code));
  const taken = new Map<string, string>();
  return values.flatMap(({ code, was }, index) =>
    formerNames(was).flatMap((former) => {
      const other = taken.get(former);
      taken.set(former, code);
      const entity = identityWith({ dictionary: name, known });
      const reason =
        former === code
          ? `“${former}”就是它现在的代码，was 要写从前的`
          : codes.has(former)
            ? `代码“${former}”还在这个字典中，不能又是“${code}”从前的代码`
            : other !== undefined
              ? `“${former}”已经写成“${other}”从前的代码，数据不知道跟着哪一个`
              : entity === undefined
                ? undefined
                : `实体“${entity}”靠这个字典的代码判断两条数据是否相同（identity），代码不能改`;
      return reason === undefined ? [] : [{ file, pointer: `/values/${index}/was`, reason }];
    }),
  );
}

function checkFields({ file, properties, pointer, reserved, isFixed, isFixedInside }: FieldsPlace): Problem[] {
  const taken = new Map<string, string>();
  return Object.entries(properties).flatMap(([name, property]) => {
    const place = `${pointer}/properties/${name}`;
    const { properties: fields = {}, items } = property;
    const isInside = isFixedInside(name);
    const below = { file, reserved: nothing, isFixed: isInside, isFixedInside: () => isInside };
    const own = formerNames(property['x-was']).flatMap((former) => {
      const other = taken.get(former);
      taken.set(former, name);
      const reason =
        former === name
          ? `“${former}”就是它现在的名称，x-was 要写从前的`
          : Object.hasOwn(properties, former)
            ? `字段“${former}”还在，不能又是“${name}”从前的名称`
            : reserved.has(former)
              ? `“${former}”是每条数据本来就有的字段，不会是“${name}”从前的名称`
              : other !== undefined
                ? `“${former}”已经写成字段“${other}”从前的名称，数据不知道跟着哪一个`
                : isFixed
                  ? '它所在的内容用来判断两条数据是否相同（identity），里面的名称不能改'
                  : undefined;
      return reason === undefined ? [] : [{ file, pointer: `${place}/x-was`, reason }];
    });
    return [
      ...own,
      ...(items?.['x-was'] === undefined
        ? []
        : [{ file, pointer: `${place}/items/x-was`, reason: '列表的一项没有名称，x-was 要写在有名称的字段上' }]),
      ...checkFields({ ...below, properties: fields, pointer: place }),
      ...checkFields({ ...below, properties: items?.properties ?? {}, pointer: `${place}/items` }),
    ];
  });
}

const nothing: ReadonlySet<string> = new Set();

function asEntity(content: Record<string, Json>): EntityContent {
  return content as unknown as EntityContent;
}

/** The first entity that tells its records apart by codes of a dictionary: it keeps hashes with the codes in them. */
function identityWith({ dictionary, known }: { dictionary: string; known: Known }): string | undefined {
  return [...known.entities].find(([, content]) => {
    const { 'x-entity': words, properties } = asEntity(content);
    return (words.identity ?? []).some((field) => hasCodes({ property: properties[field], dictionary }));
  })?.[0];
}

function hasCodes({ property, dictionary }: { property: Property | undefined; dictionary: string }): boolean {
  if (property === undefined) return false;
  const below = [property.items, ...Object.values(property.properties ?? {})];
  return dictionaryOf(property) === dictionary || below.some((inner) => hasCodes({ property: inner, dictionary }));
}
