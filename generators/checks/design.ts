import { isTrue } from '#runtime/core/expressions.ts';
import type { CatalogueSource } from '../files.ts';
import type { Json, Property, Rule } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { Known } from './known.ts';
import { suggestion } from './suggestion.ts';
import { valueProblem } from './values.ts';

/** The entity whose records begin with a design. */
const templateEntity = 'certTemplate';

/** What is wrong with a design that certificates may begin with: it is a template that could be saved as it is. */
export function checkDesign({
  source: { file, content },
  known,
}: {
  source: CatalogueSource;
  known: Known;
}): Problem[] {
  const template = known.entities.get(templateEntity);
  if (!template) return [];
  const { $schema: _schema, title: _title, ...design } = content;
  const properties = template['properties'] as Record<string, Property>;
  const { rules = [] } = template['x-entity'] as { rules?: Rule[] };
  const found = valuesProblems({ values: design, properties, known });
  const broken = found.length > 0 ? undefined : rules.find(({ when }) => isTrue(when, design));
  return [...found, ...(broken ? [{ pointer: broken.path, reason: broken.message }] : [])].map((problem) => ({
    file,
    ...problem,
  }));
}

/** Field by field, and entry by entry of what is a list. */
function valuesProblems({
  values,
  properties,
  required = [],
  known,
}: {
  values: Record<string, Json>;
  properties: Record<string, Property>;
  required?: readonly string[];
  known: Known;
}): { pointer: string; reason: string }[] {
  const lacking = required.filter((name) => !(name in values));
  return [
    ...lacking.map((name) => ({ pointer: '', reason: `缺少“${name}”（${properties[name]?.title ?? name}）` })),
    ...Object.entries(values).flatMap(([name, value]) => {
      const property = properties[name];
      if (!property)
        return [
          { pointer: '', reason: `这里没有“${name}”这个词${suggestion({ name, among: Object.keys(properties) })}` },
        ];
      const { properties: inner, required: needed = [] } = property.items ?? {};
      if (!inner || !Array.isArray(value)) {
        const reason = valueProblem({ value, property, known });
        const help = property.description === undefined ? '' : `（${property.description}）`;
        return reason === undefined ? [] : [{ pointer: `/${name}`, reason: `${reason}${help}` }];
      }
      return value.flatMap((entry, index) =>
        valuesProblems({ values: entry as Record<string, Json>, properties: inner, required: needed, known }).map(
          ({ pointer, reason }) => ({ pointer: `/${name}/${index}${pointer}`, reason }),
        ),
      );
    }),
  ];
}
