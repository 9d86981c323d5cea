import { labelNameOf } from '#kinds/ref/names.ts';
import { aggregateProperties, rowProperties } from './aggregate.ts';
import type {
  Aggregate,
  BlockTree,
  Entity,
  PageScreen,
  ScreenBlock,
  ScreenField,
  SpecifiedOperation,
} from './formats.ts';
import { filterField, readField, type FieldCatalogue } from './screenFields.ts';

/**
 * A page whose blocks have all that drawing them needs: of figures the columns of the call's answer, how they are shown
 * where that is not said, and who may see them; of a list the tree beside it; of a calendar what its records are called;
 * and which of the page's conditions each takes. What is wrong is left as it is for the checks (`blockProblems`).
 */
export function withFigures({ catalogue, screen }: { catalogue: FieldCatalogue; screen: PageScreen }): PageScreen {
  const filters = filtersOf({ catalogue, screen });
  return {
    ...screen,
    ...(Object.keys(filters).length > 0 && { filters }),
    blocks: Object.fromEntries(
      Object.entries(screen.blocks).map(([name, block]) => [name, completedBlock({ catalogue, block, filters })]),
    ),
  };
}

/** What is wrong with the blocks of a page that calls answer: where in the screen, and why. */
export function blockProblems({
  catalogue,
  screen,
}: {
  catalogue: FieldCatalogue;
  screen: PageScreen;
}): { path: string[]; message: string }[] {
  const blocks = Object.entries(screen.blocks);
  const taken = new Set(blocks.flatMap(([, { takes = [] }]) => takes));
  return [
    ...blocks.flatMap(([name, block]) =>
      problemsOf({ catalogue, block }).map(({ path, message }) => ({ path: ['blocks', name, ...path], message })),
    ),
    ...Object.keys(screen.filters ?? {}).flatMap((name) =>
      taken.has(name) ? [] : [{ path: ['filters', name], message: `没有一块统计用得到“${name}”这个条件` }],
    ),
  ];
}

type Figures = SpecifiedOperation & { aggregate: Aggregate };

interface Place {
  catalogue: FieldCatalogue;
  block: ScreenBlock;
}

/** The call of a block of figures, where it is one that works figures out. */
function figuresOf({ catalogue, block: { load } }: Place): Figures | undefined {
  const operation = catalogue.operations[load ?? ''];
  return operation?.aggregate ? { ...operation, aggregate: operation.aggregate } : undefined;
}

/** The call that a block's list or calendar is of. */
function listOf({ catalogue, block: { screen, load, kind } }: Place): SpecifiedOperation | undefined {
  if (kind === 'calendar')
    return isList(catalogue.operations[load ?? '']) ? catalogue.operations[load ?? ''] : undefined;
  const entity = /^(.+)\.list$/.exec(screen ?? '')?.[1];
  return Object.values(catalogue.operations).find((operation) => operation.entity === entity && isList(operation));
}

function isList(operation: SpecifiedOperation | undefined): boolean {
  return operation?.verb === 'list' || operation?.verb === 'tree';
}

/** The tree that stands beside a block's list; undefined where its field refers to none that can be asked for. */
function treeOf({ catalogue, block }: Place): BlockTree | undefined {
  const { entities, operations } = catalogue;
  const property = entities[listOf({ catalogue, block })?.entity ?? '']?.properties[block.beside ?? ''];
  const target = entities[property?.['x-ref'] ?? ''];
  const load = Object.values(operations).find(({ entity, verb }) => entity === target?.name && verb === 'tree');
  if (!target?.tree || !load) return undefined;
  return { title: target.title, load: load.name, code: load.codes, label: target.label, parent: target.tree.parent };
}

function completedBlock({ catalogue, block, filters }: Place & { filters: Record<string, ScreenField> }): ScreenBlock {
  const takenBy = (operation: SpecifiedOperation): string[] =>
    Object.keys(filters).filter((name) => conditionsOf(operation).has(name));
  const operation = figuresOf({ catalogue, block });
  const list = listOf({ catalogue, block });
  if (list && !operation) {
    const entity = catalogue.entities[list.entity ?? ''];
    const detail = Object.values(catalogue.operations).find(
      ({ entity: of, verb }) => of === list.entity && verb === 'get',
    );
    const tree = treeOf({ catalogue, block });
    return {
      ...(block.kind === 'calendar' && {
        code: list.codes,
        label: shownLabel(entity),
        ...(detail && { opens: `${list.entity ?? ''}.detail` }),
      }),
      ...block,
      ...(tree && { tree }),
      ...(takenBy(list).length > 0 && { takes: takenBy(list) }),
    };
  }
  if (!operation) return block;
  const { groups, figures } = operation.aggregate;
  const [first] = groups;
  const kind = block.kind ?? (first ? 'chart' : 'number');
  return {
    title: operation.title,
    kind,
    ...(kind === 'chart' && { chart: first?.unit === undefined ? 'bar' : 'line', x: first?.name ?? '' }),
    ...(kind !== 'table' && { y: (kind === 'number' ? figures.slice(0, 1) : figures).map(({ name }) => name) }),
    code: operation.codes,
    ...block,
    columns: columnsOf({ catalogue, operation, block }),
    takes: takenBy(operation),
  };
}

/** What a record is called by in a list's rows: where that is a reference, by what this is called. */
export function shownLabel(entity: Entity | undefined): string {
  if (!entity) return '';
  return entity.properties[entity.label]?.['x-ref'] === undefined ? entity.label : labelNameOf(entity.label);
}

function columnsOf({ catalogue, operation, block }: Place & { operation: Figures }): Record<string, ScreenField> {
  const entity = catalogue.entities[operation.entity ?? ''];
  const { groups, figures } = operation.aggregate;
  const properties = entity
    ? aggregateProperties({ aggregate: operation.aggregate, entity })
    : rowProperties(operation.output);
  return Object.fromEntries(
    [...groups, ...figures]
      .filter(({ name }) => entity !== undefined || isShown({ block, name }))
      .map(({ name }, order) => [
        name,
        {
          ...readField({ catalogue, name, property: properties[name] ?? {}, order, group: '', isWide: false }),
          ...block.columns?.[name],
        },
      ]),
  );
}

/** A call by hand answers several figures, of which a block shows those that it names. */
function isShown({ block: { x, y = [], columns = {} }, name }: { block: ScreenBlock; name: string }): boolean {
  return name === x || y.includes(name) || name in columns;
}

/** The page's conditions, as the first block that takes one shows it. */
function filtersOf({
  catalogue,
  screen,
}: {
  catalogue: FieldCatalogue;
  screen: PageScreen;
}): Record<string, ScreenField> {
  return Object.fromEntries(
    Object.entries(screen.filters ?? {}).map(([name, field], order) => {
      const taking = Object.values(screen.blocks)
        .flatMap((block) => figuresOf({ catalogue, block }) ?? listOf({ catalogue, block }) ?? [])
        .find((operation) => conditionsOf(operation).has(name));
      const property = catalogue.entities[taking?.entity ?? '']?.properties[name];
      const generated = property && filterField({ catalogue, name, property, order });
      return [name, { ...generated, ...field }];
    }),
  );
}

function conditionsOf({ input }: SpecifiedOperation): ReadonlySet<string> {
  return new Set(Object.keys(input.properties ?? {}));
}

function problemsOf({ catalogue, block }: Place): { path: string[]; message: string }[] {
  const { load, part, screen, kind, chart, x, y = [], filters = {} } = block;
  const at = (word: string, message: string) => ({ path: [word], message });
  if (load === undefined)
    return [
      ...(['kind', 'chart', 'x', 'y', 'start', 'end'] as const).flatMap((word) =>
        block[word] === undefined ? [] : [at(word, `${word} 只用于统计和月历，要和 load 一起写`)],
      ),
      ...listProblems({ catalogue, block }),
    ];
  if (block.beside !== undefined) return [at('beside', 'beside 只用于列表，要和 screen 一起写')];
  if (part !== undefined || screen !== undefined)
    return [at('load', '一块里只能放一样：组件 part、页面 screen 和统计 load 中写一个')];
  if (kind === 'calendar') return calendarProblems({ catalogue, block });
  const operation = figuresOf({ catalogue, block });
  if (!operation)
    return [at('load', catalogue.operations[load] ? `“${load}”不是统计（aggregate）` : `没有名为“${load}”的操作`)];
  const groups = operation.aggregate.groups.map(({ name }) => name);
  const figures = operation.aggregate.figures.map(({ name }) => name);
  const conditions = conditionsOf(operation);
  return [
    ...(kind !== 'chart' && chart !== undefined ? [at('chart', `chart 只用于图，这一块的 kind 是 ${kind ?? ''}`)] : []),
    ...(kind === 'chart' && !groups.includes(x ?? '')
      ? [
          at(
            'x',
            `“${x ?? ''}”不是这个统计的分组${groups.length > 0 ? `，分组有 ${groups.join('、')}` : '：它没有分组，画不成图'}`,
          ),
        ]
      : []),
    ...(kind === 'number' && groups.length > 0 && operation.entity !== undefined
      ? [at('kind', '分组的统计不止一个数，要用 chart 或 table')]
      : []),
    ...y.flatMap((name) =>
      figures.includes(name) ? [] : [at('y', `“${name}”不是这个统计的数，有 ${figures.join('、')}`)],
    ),
    ...((chart === 'pie' || chart === 'ring') && y.length > 1 ? [at('y', '饼图和环形图只画一个数')] : []),
    ...Object.keys(filters).flatMap((name) =>
      conditions.has(name) ? [] : [{ path: ['filters', name], message: `这个统计不能按“${name}”筛选` }],
    ),
  ];
}

/** What is wrong with the conditions of a list, and the tree beside it. */
function listProblems({ catalogue, block }: Place): { path: string[]; message: string }[] {
  const { screen, beside, filters = {} } = block;
  const list = listOf({ catalogue, block });
  if (!list)
    return (['beside', 'filters'] as const).flatMap((word) =>
      block[word] === undefined
        ? []
        : [{ path: [word], message: `${word} 只用于列表，${screen ? `“${screen}”不是列表` : '要和 screen 一起写'}` }],
    );
  const conditions = conditionsOf(list);
  return [
    ...Object.keys(filters).flatMap((name) =>
      conditions.has(name) ? [] : [{ path: ['filters', name], message: `这个列表不能按“${name}”筛选` }],
    ),
    ...(beside === undefined
      ? []
      : !conditions.has(beside)
        ? [{ path: ['beside'], message: `这个列表不能按“${beside}”筛选` }]
        : treeOf({ catalogue, block })
          ? []
          : [{ path: ['beside'], message: `“${beside}”引用的不是有上下级的数据，或那个实体没有 tree 操作` }]),
  ];
}

/** What is wrong with a calendar: it needs a list whose records have a day, by which they can be looked for. */
function calendarProblems({ catalogue, block }: Place): { path: string[]; message: string }[] {
  const { load = '', start, end, filters = {} } = block;
  const at = (word: string, message: string) => ({ path: [word], message });
  const list = listOf({ catalogue, block });
  if (!list) return [at('load', catalogue.operations[load] ? `“${load}”不是列表（list）` : `没有名为“${load}”的操作`)];
  const properties = catalogue.entities[list.entity ?? '']?.properties ?? {};
  const conditions = conditionsOf(list);
  const unfit = (name: string): string | undefined => {
    const format = properties[name]?.format;
    if (format !== 'date' && format !== 'date-time') return `“${name}”不是日期或时间字段`;
    return conditions.has(name) ? undefined : `这个列表不能按“${name}”筛选`;
  };
  if (start === undefined) return [at('start', '月历要写 start：哪个字段是开始的日期')];
  return [
    ...(['start', 'end'] as const).flatMap((word) => {
      const wrong = block[word] === undefined ? undefined : unfit(block[word]);
      return wrong === undefined ? [] : [at(word, wrong)];
    }),
    ...(end !== undefined && end === start ? [at('end', 'end 不能和 start 是同一个字段')] : []),
    ...Object.keys(filters).flatMap((name) =>
      conditions.has(name) ? [] : [{ path: ['filters', name], message: `这个列表不能按“${name}”筛选` }],
    ),
  ];
}
