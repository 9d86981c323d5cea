import { actionMapsOf, withPlaces } from '#runtime/core/screens/order.ts';
import type { ScreenProblem } from '#runtime/core/screens/problems.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entity, Screen, ScreenAction, ScreenField, SpecifiedOperation } from './formats.ts';
import { codeOf } from './screenActions.ts';
import { inputField, type FieldCatalogue } from './screenFields.ts';

/**
 * What its actions ask a person for before they call, in full: a field that is named gets the rest from the call's
 * input. A call of the product's own asks for all that its action does not say, without a word; `{}` asks for nothing.
 * And the code of an action that lists rows, where it says none.
 */
export function withAsked({ catalogue, screen }: { catalogue: FieldCatalogue; screen: Screen }): Screen {
  const maps = screen as unknown as Record<string, Record<string, ScreenAction>>;
  return {
    ...screen,
    ...Object.fromEntries(
      actionMapsOf[screen.kind].map((map) => [
        map,
        Object.fromEntries(
          Object.entries(maps[map] ?? {}).map(([name, action]) => [
            name,
            asking({ catalogue, screen, action: coded({ catalogue, action }) }),
          ]),
        ),
      ]),
    ),
  } as Screen;
}

/** What a call of the product's own needs and its action neither says nor asks for, and what is asked for without a title or with values that the call does not take. */
export function unaskedProblems({
  catalogue,
  screen,
}: {
  catalogue: FieldCatalogue & Pick<Catalogue, 'dictionaries'>;
  screen: Screen;
}): ScreenProblem[] {
  const maps = screen as unknown as Record<string, Record<string, ScreenAction>>;
  return actionMapsOf[screen.kind].flatMap((map) =>
    Object.entries(maps[map] ?? {}).flatMap(([name, { does = '', asks, input = {} }]) => {
      const operation = catalogue.operations[does];
      if (!asks || !operation || operation.verb !== undefined) return [];
      const { properties = {}, required = [] } = operation.input;
      const needed = required.filter((name) => !isChoice({ name, properties }) && !(name in asks) && !(name in input));
      const nameless = Object.keys(asks).filter((field) => properties[field] && asks[field]?.title === field);
      return [
        ...needed.map((field) => ({
          path: [map, name, 'asks'],
          message: `操作 ${does} 必须提交“${properties[field]?.title ?? field}”（${field}），要写在 input 中，或在 asks 中请人填写`,
        })),
        ...nameless.map((field) => ({
          path: [map, name, 'asks', field],
          message: `请人填写的“${field}”没有标题：在操作 ${does} 的 input 中写明 title`,
        })),
        ...Object.entries(asks).flatMap(([field, { dict, part }]) => {
          const taken = properties[field]?.enum;
          if (!taken || part !== undefined) return [];
          if (dict === undefined)
            return [
              {
                path: [map, name, 'asks', field],
                message: `操作 ${does} 的“${field}”只接受 ${taken.join('、')}，要写明种类 kind 是 dict 和字典 dict，让人从中选择`,
              },
            ];
          const offered = catalogue.dictionaries[dict]?.values.filter(({ isRetired }) => !isRetired) ?? [];
          const refused = offered.flatMap(({ code }) => (taken.includes(code) ? [] : [code]));
          return refused.length === 0
            ? []
            : [
                {
                  path: [map, name, 'asks', field, 'dict'],
                  message: `字典“${dict}”中的 ${refused.join('、')} 不是操作 ${does} 接受的：“${field}”只接受 ${taken.join('、')}`,
                },
              ];
        }),
      ];
    }),
  );
}

/** What lists rows about a record is there for who may call for them. */
function coded({ catalogue, action }: { catalogue: FieldCatalogue; action: ScreenAction }): ScreenAction {
  const { codes = [] } = catalogue.operations[action.lists?.does ?? ''] ?? {};
  return { ...action, ...(action.code === undefined && codeOf(codes)) };
}

function asking({
  catalogue,
  screen,
  action,
}: {
  catalogue: FieldCatalogue;
  screen: Screen;
  action: ScreenAction;
}): ScreenAction {
  const { asks: said, ...others } = action;
  const operation = action.does === undefined ? undefined : catalogue.operations[action.does];
  // What is asked of no call is named by the check of the screen.
  if (!operation) return action;
  const wanted = said ?? unsaid({ operation, action });
  const fields = Object.entries(wanted).map(([name, field]): [string, ScreenField] => [
    name,
    // What it still lacks is named by the check of the screen.
    { ...made({ catalogue, entity: entityOf({ catalogue, screen, operation }), name }), ...field } as ScreenField,
  ]);
  // What is foreseen is shown in a dialog, also where nothing is to be filled in (`{}`).
  const isShown = fields.length > 0 || (said !== undefined && action.foresees !== undefined);
  return isShown ? { ...others, asks: withPlaces(Object.fromEntries(fields)) } : others;
}

/** Whether a field of a call says which records it is about: by their ids, or by conditions with how many these are. */
function isChoice({ name, properties }: { name: string; properties: object }): boolean {
  return ['id', 'ids', 'version', ...('matching' in properties ? ['matching', 'count'] : [])].includes(name);
}

function unsaid({
  operation: {
    verb,
    isRead,
    input: { properties = {} },
  },
  action,
}: {
  operation: SpecifiedOperation;
  action: ScreenAction;
}): Record<string, Partial<ScreenField>> {
  if (verb !== undefined || isRead) return {};
  const names = Object.keys(properties).filter(
    (name) => !isChoice({ name, properties }) && !(name in (action.input ?? {})),
  );
  return Object.fromEntries(names.map((name) => [name, {}]));
}

/** The call's input as a form's entity: its own fields, else those of the records that the screen shows. */
function entityOf({
  catalogue,
  screen,
  operation: { input, entity = screen.entity, verb },
}: {
  catalogue: FieldCatalogue;
  screen: Screen;
  operation: SpecifiedOperation;
}): Entity | undefined {
  const owner = catalogue.entities[entity ?? ''];
  // A step asks for fields of the record, and for what only it knows.
  if (owner && verb === 'step') return { ...owner, properties: { ...owner.properties, ...input.properties } };
  if (!owner || verb !== undefined) return owner;
  return { ...owner, properties: input.properties ?? {}, required: input.required ?? [] };
}

function made({
  catalogue,
  entity,
  name,
}: {
  catalogue: FieldCatalogue;
  entity: Entity | undefined;
  name: string;
}): Partial<ScreenField> {
  const property = entity?.properties[name];
  if (!entity || !property) return {};
  return inputField({
    catalogue,
    entity,
    name,
    property,
    order: Number.MAX_SAFE_INTEGER,
    group: '',
    isWide: false,
  });
}
