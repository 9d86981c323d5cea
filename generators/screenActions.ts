import { hasMasks } from './protection.ts';
import { changedField } from '#runtime/core/operations/stateField.ts';
import type { Catalogue } from './catalogue.ts';
import type {
  EngineVerb,
  Entity,
  Expression,
  Print,
  ScreenAction,
  ScreenField,
  SpecifiedOperation,
} from './formats.ts';
import { editedWhen } from './editing.ts';
import { operationsOf } from './operationsOf.ts';
import { pascal } from './names.ts';
import { printVerb } from './print.ts';
import { changeableFields, writableFields } from './save.ts';
import { inputField, operationDoing } from './screenFields.ts';

type Actions = Record<string, ScreenAction>;
type ActionCatalogue = Pick<Catalogue, 'entities' | 'operations' | 'dictionaries' | 'prints'>;

interface Place {
  catalogue: ActionCatalogue;
  entity: Entity;
}

const ofRow: Record<string, Expression> = { ids: { merge: [{ var: 'row.id' }] } };
/** As a condition of the list. */
const ofOne: Record<string, Expression> = { id: { var: 'row.id' } };
const ofMany: Record<string, Expression> = { id: { map: [{ var: 'rows' }, { var: 'id' }] } };
const ofRows: Record<string, Expression> = { ids: { map: [{ var: 'rows' }, { var: 'id' }] } };

/** Above a list: create, import, export, recycle bin, as far as the entity has them. */
export function toolbarActions(place: Place): Actions {
  const { entity } = place;
  const save = find(place, 'save');
  const importing = find(place, 'importExcel');
  const exporting = find(place, 'exportExcel');
  const recycled = find(place, 'recycled');
  return {
    ...(save && {
      create: {
        title: `新增${entity.title}`,
        order: 10,
        icon: 'Plus',
        opens: `${entity.name}.form`,
        ...(save.saveCodes && { code: save.saveCodes.create }),
        isPrimary: true,
      },
    }),
    ...addAction(place),
    ...(importing && {
      import: { title: '导入', order: 20, icon: 'Import', does: importing.name, ...codeOf(importing.codes) },
    }),
    ...(exporting && {
      export: {
        title: '导出',
        order: 30,
        icon: 'Export',
        does: exporting.name,
        ...codeOf(exporting.codes),
        ...purposeOf(entity),
      },
    }),
    ...printActions({ ...place, of: 'list' }),
    ...(recycled && {
      recycled: { title: '回收站', order: 40, icon: 'Rest', does: recycled.name, ...codeOf(recycled.codes) },
    }),
  };
}

/** At the end of each row: look, edit, change of state, history, remove. */
export function rowActions(place: Place): Actions {
  const { entity } = place;
  const remove = find(place, 'remove');
  return {
    ...editAction(place),
    ...childAction(place),
    ...(find(place, 'get') && {
      detail: {
        title: '查看',
        order: 20,
        icon: 'Eye',
        opens: `${entity.name}.detail`,
        ...codeOf(find(place, 'get')?.codes ?? []),
      },
    }),
    ...copyAction(place),
    ...stateActions({ ...place, input: ofRow, isOneRow: true }),
    ...transferActions({ ...place, input: ofRow }),
    ...stepActions({ ...place, input: ofRow, isOneRow: true }),
    ...printActions({ ...place, of: 'record', input: ofOne }),
    ...historyAction(place),
    ...(remove && { remove: removeAction({ entity, operation: remove, input: ofRow }) }),
  };
}

/** Over the chosen rows. */
export function bulkActions(place: Place): Actions {
  const { entity } = place;
  const exporting = find(place, 'exportExcel');
  const remove = find(place, 'remove');
  const change = find(place, 'change');
  return {
    ...stateActions({ ...place, input: ofRows, isOneRow: false }),
    ...transferActions({ ...place, input: ofRows, isOfMany: true }),
    ...stepActions({ ...place, input: ofRows, isOneRow: false }),
    ...(change && {
      change: {
        title: '批量修改',
        order: 50,
        icon: 'Edit',
        does: change.name,
        ...codeOf(change.codes),
        takesAll: true,
        fields: changeableFields({ entity }).map(([name]) => name),
      },
    }),
    ...(exporting && {
      export: {
        title: '导出所选',
        order: 60,
        icon: 'Export',
        does: exporting.name,
        input: ofMany,
        ...codeOf(exporting.codes),
        ...purposeOf(entity),
        takesAll: true,
      },
    }),
    ...printActions({ ...place, input: ofMany, isOfMany: true }),
    ...(remove && { remove: { ...removeAction({ entity, operation: remove, input: ofRows }), ...takesAll(remove) } }),
  };
}

/** Above a detail: edit, steps and history. */
export function detailActions(place: Place): Actions {
  return {
    ...editAction(place),
    ...stepActions({ ...place, input: ofRow, isOneRow: true }),
    ...printActions({ ...place, of: 'record', input: ofOne }),
    ...historyAction(place),
  };
}

function find({ catalogue: { operations }, entity }: Place, verb: EngineVerb): SpecifiedOperation | undefined {
  return operationDoing({ operations, entity: entity.name, verb });
}

/** The codes of a call as an action says them. */
export function codeOf(codes: readonly string[]): Pick<ScreenAction, 'code'> {
  const [first] = codes;
  if (first === undefined) return {};
  return { code: codes.length === 1 ? first : [...codes] };
}

function editAction(place: Place): Actions {
  const save = find(place, 'save');
  if (!save || place.entity.isAppend) return {};
  return {
    edit: {
      title: '编辑',
      order: 10,
      icon: 'Edit',
      opens: `${place.entity.name}.form`,
      ...(save.saveCodes && { code: save.saveCodes.change }),
      ...editedWhen({ ...place, list: find(place, 'list') }),
    },
  };
}

/** A new record of a tree, below one. */
function childAction(place: Place): Actions {
  const { entity } = place;
  const save = find(place, 'save');
  if (!save || !entity.tree) return {};
  return {
    child: {
      title: '新增下级',
      order: 15,
      icon: 'Plus',
      opens: `${entity.name}.form`,
      input: { [entity.tree.parent]: { var: 'row.id' } },
      ...(save.saveCodes && { code: save.saveCodes.create }),
    },
  };
}

/** A new record that begins with the values of one; of its own kind there must be room for several. */
function copyAction(place: Place): Actions {
  const { entity } = place;
  const save = find(place, 'save');
  if (!save || !find(place, 'get') || entity.isAppend || entity.isSingleton) return {};
  return {
    copy: {
      title: '复制',
      order: 25,
      icon: 'Copy',
      opens: `${entity.name}.form`,
      ...(save.saveCodes && { code: save.saveCodes.create }),
      copies: true,
    },
  };
}

/** Of a link: many of the other side are linked with the record that the list is of; own fields may be filled in. */
function addAction(place: Place): Actions {
  const { catalogue, entity } = place;
  const add = find(place, 'add');
  if (!add || !entity.link) return {};
  const sides = entity.link.map(({ field }) => field);
  const own = writableFields({ entity }).filter(([name]) => !sides.includes(name));
  return {
    add: {
      title: '添加',
      order: 5,
      icon: 'Plus',
      does: add.name,
      ...codeOf(add.codes),
      ...takesAll(add),
      asks: Object.fromEntries(
        own.map(([name, property], i) => [
          name,
          inputField({ catalogue, entity, name, property, order: i + 1, group: '', isWide: false }),
        ]),
      ),
      isPrimary: true,
    },
  };
}

/** Of a link: brought over to another record of either side. */
function transferActions({
  catalogue,
  entity,
  input,
  isOfMany = false,
}: Place & { input: Record<string, Expression>; isOfMany?: boolean }): Actions {
  const transfer = find({ catalogue, entity }, 'transfer');
  if (!transfer) return {};
  return Object.fromEntries(
    (entity.link ?? []).map(({ field }, i): [string, ScreenAction] => {
      const property = entity.properties[field] ?? {};
      const place = { catalogue, entity, name: field, property, order: 1, group: '', isWide: false };
      return [
        `transfer${pascal(field)}`,
        {
          title: `移到其他${property.title ?? field}`,
          order: 45 + i,
          icon: 'Swap',
          does: transfer.name,
          input,
          ...codeOf(transfer.codes),
          ...(isOfMany && takesAll(transfer)),
          asks: { [field]: inputField(place) },
        },
      ];
    }),
  );
}

/** A button for each template: of one record, of chosen ones, or of a list by its conditions. */
function printActions({
  catalogue,
  entity,
  of,
  input,
  isOfMany = false,
}: Place & { of?: Print['of']; input?: Record<string, Expression>; isOfMany?: boolean }): Actions {
  return Object.fromEntries(
    Object.values(catalogue.prints)
      .filter((print) => print.entity === entity.name && (of === undefined || print.of === of))
      .flatMap(({ name, operation }, i): [string, ScreenAction][] => {
        const { title, codes } = catalogue.operations[operation] ?? {};
        if (title === undefined) return [];
        return [
          [
            printVerb(name),
            {
              title,
              order: 70 + i,
              icon: 'Printer',
              does: operation,
              ...(input && { input }),
              ...codeOf(codes ?? []),
              ...(isOfMany && { takesAll: true }),
            },
          ],
        ];
      }),
  );
}

/** What for is asked where a file shows in full what others see masked. */
function purposeOf(entity: Place['entity']): Pick<ScreenAction, 'asksPurpose'> {
  return hasMasks(entity) ? { asksPurpose: true } : {};
}

/** The engine's own verbs take the conditions of a list in place of ids. */
function takesAll({ input }: SpecifiedOperation): Pick<ScreenAction, 'takesAll'> {
  return 'matching' in (input.properties ?? {}) ? { takesAll: true } : {};
}

function historyAction(place: Place): Actions {
  const history = find(place, 'history');
  return history
    ? { history: { title: '修改历史', order: 80, icon: 'History', does: history.name, ...codeOf(history.codes) } }
    : {};
}

function removeAction({
  entity,
  operation,
  input,
}: {
  entity: Entity;
  operation: SpecifiedOperation;
  input: Record<string, Expression>;
}): ScreenAction {
  // Who leaves a department stays who they are.
  const title = entity.link ? '移出' : '删除';
  const help = entity.hasRecycle ? `${title}后可以在回收站中恢复。` : `${title}后无法恢复。`;
  return {
    title,
    order: 90,
    icon: 'Delete',
    does: operation.name,
    input,
    ...codeOf(operation.codes),
    confirm: `确定${title}所选的${entity.title}吗？${help}`,
    isDanger: true,
  };
}

/** One action a state that can be reached; a row offers it only from where it is allowed. */
function stateActions({
  catalogue,
  entity,
  input,
  isOneRow,
}: Place & { input: Record<string, Expression>; isOneRow: boolean }): Actions {
  const operations = operationsOf({ operations: catalogue.operations, entity: entity.name }).filter(
    ({ transitions, input: { properties = {} } }) => transitions !== undefined && 'ids' in properties,
  );
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const field = changedField(operation);
      const values = catalogue.dictionaries[entity.properties[field]?.['x-dict'] ?? '']?.values ?? [];
      return reachable(operation).map(({ state, from }, i): [string, ScreenAction] => {
        const { verb, label = state } = values.find(({ code }) => code === state) ?? {};
        const title = verb ?? `设为${label}`;
        const name = `${field === 'state' ? 'to' : field}${state.charAt(0).toUpperCase()}${state.slice(1)}`;
        const when: Expression = { in: [{ var: `row.${field}` }, from] };
        return [
          name,
          {
            title,
            order: 30 + i,
            does: operation.name,
            input: { ...input, state },
            ...codeOf(operation.codes),
            ...(isOneRow ? { when } : takesAll(operation)),
            confirm: `确定${title}所选的${entity.title}吗？`,
            ...unreadyWhere({ entity, field, to: state }),
          },
        ];
      });
    }),
  );
}

/** One action a step; offered where it may be taken, and where only its condition does not hold it says why. */
function stepActions({
  catalogue,
  entity,
  input,
  isOneRow,
}: Place & { input: Record<string, Expression>; isOneRow: boolean }): Actions {
  const operations = operationsOf({ operations: catalogue.operations, entity: entity.name });
  return Object.fromEntries(
    operations
      .flatMap((operation) => (operation.steps ?? []).map((name) => ({ operation, step: entity.steps[name] })))
      .flatMap(({ operation, step }, i): [string, ScreenAction][] => {
        if (!step) return [];
        const { name, title, field, from, to, own, when, why, asks, confirm, isDanger, codes } = step;
        const asked = Object.keys(asks.properties);
        const reached: Expression = { in: [{ var: `row.${field}` }, from] };
        const shownWhen: Expression = own
          ? { and: [reached, { '==': [{ var: `row.${own}` }, { var: 'user.userId' }] }] }
          : reached;
        const question = confirm ?? (asked.length > 0 ? undefined : `确定${title}所选的${entity.title}吗？`);
        return [
          [
            name,
            {
              title,
              order: 30 + i,
              does: operation.name,
              input: { ...input, step: name },
              ...codeOf(codes),
              shownWhen,
              ...(when !== undefined && { when: ofRecord(when), why }),
              ...(!isOneRow && takesAll(operation)),
              ...(question !== undefined && { confirm: question }),
              ...(asked.length > 0 && {
                asks: Object.fromEntries(
                  asked.map((each) => [each, { isRequired: asks.required.includes(each) } as ScreenField]),
                ),
              }),
              ...(isDanger && { isDanger }),
              ...unreadyWhere({ entity, field, to }),
            },
          ],
        ];
      }),
  );
}

/** What is not ready for learners is named before it is published (rule S22). */
function unreadyWhere({
  entity: { publication },
  field,
  to,
}: {
  entity: Entity;
  field: string;
  to: string;
}): Pick<ScreenAction, 'unready'> {
  const isPublishing = publication?.field === field && publication.published === to;
  return isPublishing && publication.unready ? { unready: publication.unready } : {};
}

/** A condition over a record as one over the row that shows it. */
function ofRecord(expression: Expression): Expression {
  if (Array.isArray(expression)) return expression.map(ofRecord);
  if (expression === null || typeof expression !== 'object') return expression;
  return Object.fromEntries(
    Object.entries(expression).map(([word, operand]) => [
      word,
      word === 'var' && typeof operand === 'string' ? operand.replace(/^record(?=\.|$)/, 'row') : ofRecord(operand),
    ]),
  );
}

function reachable({ transitions = {} }: SpecifiedOperation): { state: string; from: string[] }[] {
  const states = [...new Set(Object.values(transitions).flat())];
  return states.map((state) => ({
    state,
    from: Object.keys(transitions).filter((from) => transitions[from]?.includes(state)),
  }));
}
