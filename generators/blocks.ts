import { aggregateProperties } from './aggregate.ts';
import type { Aggregate, PageScreen, ScreenBlock, ScreenField, SpecifiedOperation } from './formats.ts';
import { filterField, readField, type FieldCatalogue } from './screenFields.ts';

/**
 * A page whose blocks of figures have all that drawing them needs: the columns of the call's answer, how they are shown
 * where that is not said, who may see them, and which of the page's conditions they take. What is wrong is left as it is
 * for the checks (`blockProblems`).
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

/** What is wrong with the blocks of figures of a page: where in the screen, and why. */
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

function completedBlock({ catalogue, block, filters }: Place & { filters: Record<string, ScreenField> }): ScreenBlock {
  const operation = figuresOf({ catalogue, block });
  if (!operation) return block;
  const { groups, figures } = operation.aggregate;
  const [first] = groups;
  const kind = block.kind ?? (first ? 'chart' : 'number');
  return {
    kind,
    ...(kind === 'chart' && { chart: first?.unit === undefined ? 'bar' : 'line', x: first?.name ?? '' }),
    ...(kind !== 'table' && { y: (kind === 'number' ? figures.slice(0, 1) : figures).map(({ name }) => name) }),
    code: operation.codes,
    ...block,
    columns: columnsOf({ catalogue, operation, block }),
    takes: Object.keys(filters).filter((name) => conditionsOf(operation).has(name)),
  };
}

function columnsOf({ catalogue, operation, block }: Place & { operation: Figures }): Record<string, ScreenField> {
  const entity = catalogue.entities[operation.entity ?? ''];
  if (!entity) return {};
  const { groups, figures } = operation.aggregate;
  const properties = aggregateProperties({ aggregate: operation.aggregate, entity });
  return Object.fromEntries(
    [...groups, ...figures].map(({ name }, order) => [
      name,
      {
        ...readField({ catalogue, name, property: properties[name] ?? {}, order, group: '', isWide: false }),
        ...block.columns?.[name],
      },
    ]),
  );
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
        .flatMap((block) => figuresOf({ catalogue, block }) ?? [])
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
    return (['kind', 'chart', 'x', 'y', 'filters'] as const).flatMap((word) =>
      block[word] === undefined ? [] : [at(word, `${word} 只用于统计，要和 load 一起写`)],
    );
  if (part !== undefined || screen !== undefined)
    return [at('load', '一块里只能放一样：组件 part、页面 screen 和统计 load 中写一个')];
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
    ...(kind === 'number' && groups.length > 0 ? [at('kind', '分组的统计不止一个数，要用 chart 或 table')] : []),
    ...y.flatMap((name) =>
      figures.includes(name) ? [] : [at('y', `“${name}”不是这个统计的数，有 ${figures.join('、')}`)],
    ),
    ...((chart === 'pie' || chart === 'ring') && y.length > 1 ? [at('y', '饼图和环形图只画一个数')] : []),
    ...Object.keys(filters).flatMap((name) =>
      conditions.has(name) ? [] : [{ path: ['filters', name], message: `这个统计不能按“${name}”筛选` }],
    ),
  ];
}
