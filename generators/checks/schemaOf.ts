import { schemaNameOf } from '#kinds/answers/names.ts';
import { formProblems } from '#runtime/core/operations/answerForm.ts';
import { formFields } from '#runtime/core/operations/answers.ts';
import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { suggestion } from './suggestion.ts';

/** What is wrong with fields that answer a form of a record referred to (`x-schemaOf`), and with forms. */
export function checkAnswers(place: EntityPlace): Problem[] {
  const { file, content } = place;
  const own = content['properties'] as Record<string, Property>;
  const at = (pointer: string, reason: string | undefined): Problem[] =>
    reason === undefined ? [] : [{ file, pointer, reason }];
  return [
    ...Object.entries(own).flatMap(([name, property]) => {
      if (property['x-schemaOf'] === undefined) return [];
      const pointer = `/properties/${name}`;
      return [
        ...contradicting.flatMap((word) =>
          property[word] === undefined
            ? []
            : at(`${pointer}/${word}`, `按表单填写的字段（x-schemaOf）由表单说明怎么填，不能再写 ${word}`),
        ),
        ...at(`${pointer}/x-schemaOf`, answersProblem({ place, own, property, written: property['x-schemaOf'] })),
        ...(schemaNameOf(name) in own
          ? at(`${pointer.replace(name, schemaNameOf(name))}`, `“${name}”的表单会用到这个字段名，请换一个`)
          : []),
        ...asked({ place, name, reference: property['x-schemaOf'].split('.')[0] ?? '' }),
      ];
    }),
    ...formFields(own).flatMap((name) => {
      const written = own[name]?.default;
      const [problem] = written === undefined || written === null ? [] : formProblems(written);
      return problem ? at(`/properties/${name}/default${problem.path}`, problem.message) : [];
    }),
  ];
}

const contradicting = [
  'properties',
  'default',
  'x-widget',
  'x-part',
  'x-hidden',
  'x-column',
  'x-value',
  'x-copyOf',
] as const;

function answersProblem({
  place: { words, known },
  own,
  property,
  written,
}: {
  place: EntityPlace;
  own: Record<string, Property>;
  property: Property;
  written: string;
}): string | undefined {
  if (property.type !== 'object') return `按表单填写的字段 type 是 "object"，这里是 ${String(property.type)}`;
  if (words['partOf'] !== undefined) return '随上级一起保存的数据不能按表单填写，请写在上级的字段上';
  if (words['link'] !== undefined) return '关联两边的数据一次加入多条，不能按表单填写';
  const [reference = '', field = ''] = written.split('.');
  const references = Object.keys(own).filter((each) => own[each]?.['x-ref'] !== undefined);
  const referring = own[reference];
  if (!referring) return `没有字段“${reference}”${suggestion({ name: reference, among: references })}`;
  const { 'x-ref': target, title = reference } = referring;
  if (target === undefined)
    return `“${title}”不是引用${references.length > 0 ? `，引用是 ${references.join('、')}` : ''}`;
  if (referring['x-column'] === false) return `引用“${title}”没有保存（x-column），不能按它的表单填写`;
  const referred = known.entities.get(target);
  // That there is no such entity is said of x-ref.
  if (!referred) return undefined;
  return targetProblem({ title: String(referred['title']), referred, field });
}

function targetProblem({
  title,
  referred,
  field,
}: {
  title: string;
  referred: EntityPlace['content'];
  field: string;
}): string | undefined {
  const properties = referred['properties'] as Record<string, Property>;
  const forms = formFields(properties);
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return `“${title}”${missing}`;
  const { title: source = field, ...form } = properties[field] ?? {};
  if (!forms.includes(field))
    return `“${title}”的“${source}”不是表单${forms.length > 0 ? `，表单是 ${forms.join('、')}` : '：要写 "type": "object" 和 "x-widget": "schema"'}`;
  if (form['x-hidden'] || form['x-read'] !== undefined || form['x-column'] === false)
    return `“${title}”的“${source}”要让填写的人看到，不能写 x-hidden、x-read 和 x-column`;
  return Object.hasOwn((referred['x-operations'] ?? {}) as Record<string, Json>, 'options')
    ? undefined
    : `“${title}”没有供选择的操作（options），选了它也读不到表单`;
}

/** A step stores without holding answers against their form. */
function asked({
  place: { file, content },
  name,
  reference,
}: {
  place: EntityPlace;
  name: string;
  reference: string;
}): Problem[] {
  const steps = (content['x-steps'] ?? {}) as Record<string, { asks?: { properties?: Record<string, Json> } }>;
  return Object.entries(steps).flatMap(([step, { asks }]) =>
    Object.keys(asks?.properties ?? {}).flatMap((field) =>
      field === name || field === reference
        ? [
            {
              file,
              pointer: `/x-steps/${step}/asks/properties/${field}`,
              reason: `“${field}”与表单一起保存，不能由步骤填写`,
            },
          ]
        : [],
    ),
  );
}
