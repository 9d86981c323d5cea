import type {
  DetailTab,
  Screen,
  ScreenAction,
  ScreenBlock,
  ScreenField,
  ScreenGroup,
  ScreenSection,
} from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import { ownPrefix } from '../operations/ownFields.ts';
import { unknownOperation } from '../expressions.ts';
import { readScreenName, type OperationNames, type ScreenNames } from './names.ts';
import { actionMapsOf, mapsOf } from './order.ts';

/** Something in a screen that cannot be drawn or makes no sense. */
export interface ScreenProblem {
  /** Steps from the screen to the place. */
  path: string[];
  /** Why, in Chinese. */
  message: string;
}

export interface Checking {
  /** Overlays laid over it; every word is of the right type. */
  screen: Screen;
  /** The screen below the overlay; without it, a whole screen is checked. */
  base?: Screen | undefined;
  names: ScreenNames;
}

/** What is wrong with a merged screen: names of nothing, values that make no sense, what is missing. */
export function screenProblems(checking: Checking): ScreenProblem[] {
  const { screen, base } = checking;
  const changed = (['kind', 'name', 'entity', 'load', 'save'] as const).filter(
    (word) => base && wordOf(screen, word) !== wordOf(base, word),
  );
  if (changed.length > 0) return changed.map((word) => ({ path: [word], message: '这一项不能更改' }));
  const missing = mapsOf[screen.kind].filter((map) => !isMap((screen as unknown as Record<string, unknown>)[map]));
  if (missing.length > 0) return missing.map((map) => ({ path: [map], message: '这一部分不能整个去掉' }));
  return [...(isText(screen.title) ? [] : [{ path: ['title'], message: '标题不能为空' }]), ...ofKind(checking)];
}

function wordOf(screen: Screen, word: string): unknown {
  return (screen as unknown as Record<string, unknown>)[word];
}

function ofKind(checking: Checking): ScreenProblem[] {
  const { screen, names } = checking;
  switch (screen.kind) {
    case 'list': {
      const load = readingOperation({ names, name: screen.load, path: ['load'] });
      const isSorted =
        screen.sort === undefined || load.found.sort === undefined || new RegExp(load.found.sort).test(screen.sort);
      const isEmpty = !Object.values(screen.columns).some(({ isHidden }) => !isHidden);
      return [
        ...load.problems,
        ...(isSorted ? [] : [{ path: ['sort'], message: `不能按“${screen.sort?.replace(/^-/, '')}”排序` }]),
        ...(isEmpty ? [{ path: ['columns'], message: '至少要有一列显示出来' }] : []),
        ...fields({ ...checking, map: 'columns', known: load.found.output }),
        ...fields({ ...checking, map: 'filters', known: load.found.input }),
        ...actionMapsOf.list.flatMap((map) => actions({ ...checking, map, entries: screen[map] })),
      ];
    }
    case 'form': {
      const load =
        screen.load === undefined ? undefined : readingOperation({ names, name: screen.load, path: ['load'] });
      const save = operation({ names, name: screen.save, path: ['save'] });
      const known = save.found.input && [...save.found.input, ...(load?.found.output ?? [])];
      return [
        ...(screen.columns === undefined || typeof screen.columns === 'number'
          ? []
          : [{ path: ['columns'], message: '表单的 columns 是一行最多放几列：1、2 或 3' }]),
        ...(load?.problems ?? []),
        ...save.problems,
        ...groups({ ...checking, entries: screen.groups }),
        ...tabs({ names, entries: screen.tabs, isForm: true }),
        ...fields({ ...checking, map: 'fields', known }),
        ...lost(checking),
      ];
    }
    case 'detail': {
      const load = readingOperation({ names, name: screen.load, path: ['load'] });
      return [
        ...load.problems,
        ...groups({ ...checking, entries: screen.groups }),
        ...tabs({ names, entries: screen.tabs }),
        ...fields({ ...checking, map: 'fields', known: load.found.output }),
        ...actionMapsOf.detail.flatMap((map) => actions({ ...checking, map, entries: screen[map] })),
        ...Object.entries(screen.sections ?? {}).flatMap(([name, section]) => ofSection({ names, name, section })),
      ];
    }
    case 'page':
      return Object.entries(screen.blocks).flatMap(([name, block]) =>
        ofBlock({
          names,
          name,
          block,
          former: checking.base?.kind === 'page' ? ownValue(checking.base.blocks, name) : undefined,
        }),
      );
  }
}

function operation({ names, name, path }: { names: ScreenNames; name: string; path: string[] }): {
  found: OperationNames;
  problems: ScreenProblem[];
} {
  const found = ownValue(names.operations, name);
  return { found: found ?? {}, problems: found ? [] : [{ path, message: `没有名为“${name}”的操作` }] };
}

/** One that a screen calls by itself, before anybody has asked for anything: it has to change nothing. */
function readingOperation(named: Parameters<typeof operation>[0]): ReturnType<typeof operation> {
  const { found, problems } = operation(named);
  const { name, path } = named;
  const message = `打开时就会调用，不能是会改动数据的操作“${name}”`;
  return { found, problems: found.isChange ? [{ path, message }] : problems };
}

/** What tells of a call beforehand: shown where something is asked for, of fields that are, by a call that says how many. */
function foreseen({
  foresees,
  action: { asks, does: done },
  screen,
  names,
  path,
}: {
  foresees: Told<'foresees'>;
  action: ScreenAction;
  screen: Screen;
  names: ScreenNames;
  path: string[];
}): ScreenProblem[] {
  const { does, with: fields = [] } = foresees;
  const { found, problems } = tellingOperation({ names, name: does, homes: homesOf({ screen, does: done }), path });
  if (does === undefined || problems.length > 0) return problems;
  if (!asks) return [{ path, message: '没有请人填写的内容 asks，就没有地方显示：写上 asks，或去掉 foresees' }];
  const { input, output } = found;
  return [
    ...Object.entries({ count: '算不出将处理几条', left: '说不出哪些不处理' }).flatMap(([name, why]) =>
      output?.includes(name) ? [] : [{ path: [...path, 'does'], message: `操作“${does}”不返回 ${name}，${why}` }],
    ),
    ...fields.flatMap((field, i): ScreenProblem[] => {
      const message =
        ownValue(asks, field) === undefined
          ? `没有请人填写“${field}”`
          : input && !input.includes(field)
            ? `操作“${does}”不接受“${field}”`
            : undefined;
      return message === undefined ? [] : [{ path: [...path, 'with', String(i)], message }];
    }),
  ];
}

/** What an overlay says of a call that tells of others; over nothing it may lack the call. */
type Told<Word extends 'foresees' | 'lists'> = Partial<NonNullable<ScreenAction[Word]>>;

/** One whose reply a dialog shows: it changes nothing, and is of the records that the button is about. */
function tellingOperation({
  names,
  name,
  homes,
  path,
}: {
  names: ScreenNames;
  name: string | undefined;
  homes: readonly string[];
  path: string[];
}): ReturnType<typeof operation> {
  if (name === undefined) return { found: {}, problems: [{ path, message: '要写明用哪个操作 does' }] };
  const at = [...path, 'does'];
  const { found, problems } = readingOperation({ names, name, path: at });
  if (problems.length > 0 || homes.includes(homeOf(name))) return { found, problems };
  const homely = homes.map((home) => `“${home}”`).join('或');
  return { found, problems: [{ path: at, message: `操作“${name}”说的是别处的数据，这里只能用${homely}的操作` }] };
}

/** Whose calls may tell of what a button does: those of its screen's entity, and of the call that it does. */
function homesOf({ screen, does }: { screen: Screen; does?: string | undefined }): string[] {
  return [...(does === undefined ? [] : [homeOf(does)]), ...(screen.entity === undefined ? [] : [screen.entity])];
}

/** The entity or group that a call belongs to. */
function homeOf(operation: string): string {
  return operation.split('.')[0] ?? '';
}

function fields({
  screen,
  base,
  names,
  map,
  known,
}: Checking & { map: string; known: readonly string[] | undefined }): ScreenProblem[] {
  const entriesOf = (of: Screen | undefined) =>
    ((of as unknown as Record<string, unknown> | undefined)?.[map] ?? {}) as Record<string, ScreenField>;
  const groupNames = [screen, base].flatMap((each) => (each && 'groups' in each ? Object.keys(each.groups) : []));
  const former = entriesOf(base);
  return Object.entries(entriesOf(screen)).flatMap(([name, field]) => {
    const path = [map, name];
    if (known && !known.includes(name) && !isOfTenant({ name, former }))
      return [{ path, message: `没有“${name}”这个字段` }];
    return ofField({ field, former: ownValue(former, name), isOverlaid: base !== undefined, names, path, groupNames });
  });
}

/** What a tenant added the catalogue does not know; it stands in the base while it is in use. */
function isOfTenant({ name, former }: { name: string; former: Record<string, ScreenField> }): boolean {
  return name.startsWith(ownPrefix) && ownValue(former, name) !== undefined;
}

interface FieldChecking {
  field: ScreenField;
  former: ScreenField | undefined;
  isOverlaid: boolean;
  names: ScreenNames;
  path: string[];
  groupNames: readonly string[];
}

function ofField({ field, former, isOverlaid, names, path, groupNames }: FieldChecking): ScreenProblem[] {
  const at = (word: string, message: string): ScreenProblem => ({ path: [...path, word], message });
  const { kind, title, dict, ref, part, group, items } = field;
  if (kind === undefined)
    return [
      former
        ? at('kind', '种类不能去掉')
        : { path, message: '页面上原来没有这个字段，要写明它的 kind（种类）和 title（标题）' },
    ];
  const { family, isMarkup, needs } = kindNamed(kind);
  const formerKind = former?.kind && kindNamed(former.kind);
  // Written as markup a plain text would be stored with tags, and read as markup it would be drawn unchecked.
  if (formerKind && (family !== formerKind.family || (isOverlaid && isMarkup !== formerKind.isMarkup)))
    return [at('kind', `不能由 ${former.kind} 改为 ${kind}`)];
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = field;
  return [
    ...(isText(title) ? [] : [at('title', '标题不能为空')]),
    ...(needs === 'dict' && !names.dictionaries.includes(dict ?? '') && (dict === undefined || dict !== former?.dict)
      ? [at('dict', dict === undefined ? '要写明字典 dict' : `没有名为“${dict}”的字典`)]
      : []),
    ...(needs === 'ref' && !isReference({ ref, former, isOverlaid, names })
      ? [at('ref', '要写明引用的数据 entity 和取选项的操作 options，并且都存在，取选项不能改动数据')]
      : []),
    ...(needs === 'items' && !isMap(items) && former === undefined ? [at('items', '要写明每一项的字段 items')] : []),
    ...(part !== undefined && !names.parts.field.includes(part) ? [at('part', `没有名为“${part}”的字段部件`)] : []),
    ...(group !== undefined && group !== '' && !groupNames.includes(group)
      ? [at('group', `没有名为“${group}”的分组`)]
      : []),
    ...(minLength > maxLength ? [at('minLength', '最少字数不能大于最多字数')] : []),
    ...(minimum > maximum ? [at('minimum', '最小值不能大于最大值')] : []),
    ...(['value', 'when', 'requiredWhen', 'readOnlyWhen'] as const).flatMap((word) =>
      ofExpression({ expression: field[word], path: [...path, word] }),
    ),
    ...Object.entries(items ?? {}).flatMap(([name, item]) =>
      ofField({
        field: item,
        former: ownValue(former?.items ?? {}, name),
        isOverlaid,
        names,
        path: [...path, 'items', name],
        groupNames,
      }),
    ),
  ];
}

/** A generated field may lack what it refers to where nothing can be chosen; an overlay may not take it away. */
function isReference({
  ref,
  former,
  isOverlaid,
  names,
}: { ref: ScreenField['ref'] } & Pick<FieldChecking, 'former' | 'isOverlaid' | 'names'>): boolean {
  if (ref === undefined)
    return (
      !isOverlaid || (former?.ref === undefined && former?.kind !== undefined && kindNamed(former.kind).needs === 'ref')
    );
  return (
    names.entities.includes(ref.entity) &&
    readingOperation({ names, name: ref.options, path: [] }).problems.length === 0 &&
    (ref.list === undefined || names.screens.includes(ref.list))
  );
}

/** A field that every new record needs has to stay in the form, where people can fill it in. */
function lost({ screen, base }: Checking): ScreenProblem[] {
  if (screen.kind !== 'form' || base?.kind !== 'form') return [];
  return Object.entries(base.fields).flatMap(([name, { isRequired, title }]) => {
    if (isRequired !== true) return [];
    const field = ownValue(screen.fields, name);
    if (!field) return [{ path: ['fields', name], message: `“${title}”必须填写，不能从表单中去掉` }];
    const word = field.isHidden === true ? 'isHidden' : field.when === false ? 'when' : undefined;
    return word !== undefined && field.default === undefined && field.value === undefined
      ? [{ path: ['fields', name, word], message: `“${title}”必须填写，隐藏它要先给出默认值 default` }]
      : [];
  });
}

function groups({ screen, base, entries }: Checking & { entries: Record<string, ScreenGroup> }): ScreenProblem[] {
  const tabNames = [screen, base].flatMap((each) => Object.keys((each && 'tabs' in each && each.tabs) || {}));
  return Object.entries(entries).flatMap(([name, { title, tab }]) => [
    ...(title === undefined ? [{ path: ['groups', name], message: '要写明分组的标题 title' }] : []),
    // Of a tab that an overlay takes away the groups stand in the first one.
    ...(tab !== undefined && !tabNames.includes(tab)
      ? [{ path: ['groups', name, 'tab'], message: `没有名为“${tab}”的页签` }]
      : []),
  ]);
}

function tabs({
  names,
  entries = {},
  isForm = false,
}: {
  names: ScreenNames;
  entries: Record<string, DetailTab> | undefined;
  isForm?: boolean;
}): ScreenProblem[] {
  return Object.entries(entries).flatMap(([name, { title, screen, by, kind }]) => {
    const path = ['tabs', name];
    if (!isText(title)) return [{ path: [...path, 'title'], message: '标题不能为空' }];
    if (isForm && (screen !== undefined || kind !== undefined))
      return [{ path, message: '表单的页签只能放字段，列表和修改历史放在详情中' }];
    if ((screen === undefined) !== (by === undefined))
      return [{ path, message: '页签中的列表要写明 screen，和它的哪个字段引用这条数据（by）' }];
    if (screen === undefined) return [];
    if (kind !== undefined)
      return [{ path: [...path, 'kind'], message: '页签是修改历史（kind），就不能又是列表（screen）' }];
    return ofRelated({ names, path, screen, by: by ?? '' });
  });
}

/** A list of what refers to the record: it is there, and can be narrowed by the field. */
function ofRelated({
  names,
  path,
  screen,
  by,
}: {
  names: ScreenNames;
  path: string[];
  screen: string;
  by: string;
}): ScreenProblem[] {
  if (!names.screens.includes(screen)) return [{ path: [...path, 'screen'], message: `没有名为“${screen}”的界面` }];
  const { entity, kind } = readScreenName(screen) ?? {};
  if (kind !== 'list') return [{ path: [...path, 'screen'], message: `“${screen}”不是列表` }];
  const accepted = ['list', 'tree'].flatMap(
    (verb) => ownValue(names.operations, `${entity ?? ''}.${verb}`)?.input ?? [],
  );
  return accepted.length === 0 || accepted.includes(by)
    ? []
    : [{ path: [...path, 'by'], message: `“${screen}”不能按“${by}”筛选` }];
}

function actions({
  screen,
  base,
  names,
  map,
  entries,
}: Checking & {
  map: string;
  entries: Record<string, ScreenAction>;
}): ScreenProblem[] {
  const former = ((base as unknown as Record<string, unknown> | undefined)?.[map] ?? {}) as typeof entries;
  return Object.entries(entries).flatMap(([name, action]) => {
    const path = [map, name];
    const {
      title,
      opens,
      does,
      goes,
      part,
      lists,
      shownWhen,
      when,
      why,
      asks,
      asksName,
      weighs,
      foresees,
      needsRows,
      input = {},
    } = action;
    if (!isText(title)) return [{ path: [...path, 'title'], message: '按钮的文字不能为空' }];
    const [first, ...others] = ways.filter((way) => action[way] !== undefined);
    if (first === undefined)
      return [{ path, message: '页面上原来没有这个按钮，要写明它做什么：opens、does、goes、lists 或 part' }];
    if (others.length > 0)
      return [{ path, message: `一个按钮只做一件事：${[first, ...others].join('、')} 只能写一个，做别的另写一个按钮` }];
    return [
      ...(opens !== undefined && !names.screens.includes(opens)
        ? [{ path: [...path, 'opens'], message: `没有名为“${opens}”的界面` }]
        : []),
      ...(does === undefined ? [] : doing({ does, map, names, path: [...path, 'does'] })),
      ...(foresees === undefined ? [] : foreseen({ foresees, action, screen, names, path: [...path, 'foresees'] })),
      ...(lists === undefined ? [] : listed({ lists, action, screen, map, names, path })),
      ...(weighs === undefined ? [] : readingOperation({ names, name: weighs, path: [...path, 'weighs'] }).problems),
      ...(why !== undefined && when === undefined
        ? [{ path: [...path, 'why'], message: '没有条件 when，就没有不能做的原因' }]
        : []),
      ...asked({ asks, former: ownValue(former, name)?.asks, action, names, path: [...path, 'asks'] }),
      ...(asksName && map === 'bulk'
        ? [{ path: [...path, 'asksName'], message: '一次只能输入一条记录的名称，批量操作不能用 asksName' }]
        : []),
      ...(needsRows && (screen.kind !== 'list' || map !== 'toolbar')
        ? [{ path: [...path, 'needsRows'], message: '只有列表上方的按钮写 needsRows，这里总是有数据的' }]
        : []),
      ...(goes !== undefined && !/^\/(?!\/)/.test(goes)
        ? [{ path: [...path, 'goes'], message: '要写以 / 开头的页面地址' }]
        : []),
      ...(part !== undefined && !names.parts.action.includes(part)
        ? [{ path: [...path, 'part'], message: `没有名为“${part}”的部件` }]
        : []),
      ...ofExpression({ expression: shownWhen, path: [...path, 'shownWhen'] }),
      ...ofExpression({ expression: when, path: [...path, 'when'] }),
      ...Object.entries(input).flatMap(([word, expression]) =>
        ofExpression({ expression, path: [...path, 'input', word] }),
      ),
    ];
  });
}

/** What an action does, of which it says one. */
const ways = ['opens', 'does', 'goes', 'lists', 'part'] as const;

/** A call that is there; one that takes a file is about no record that is there already. */
function doing({
  does,
  map,
  names,
  path,
}: {
  does: string;
  map: string;
  names: ScreenNames;
  path: string[];
}): ScreenProblem[] {
  const { found, problems } = operation({ names, name: does, path });
  return found.takesFile && map !== 'toolbar'
    ? [{ path, message: `操作“${does}”接受文件，只能写在列表或详情上方的按钮（toolbar）上` }]
    : problems;
}

/** Rows about one record, by a call that takes its id and answers rows with titles. */
function listed({
  lists: { does },
  action,
  screen,
  map,
  names,
  path,
}: {
  lists: Told<'lists'>;
  action: ScreenAction;
  screen: Screen;
  map: string;
  names: ScreenNames;
  path: string[];
}): ScreenProblem[] {
  const at = [...path, 'lists'];
  if (!isOfOne({ screen, map }))
    return [
      { path: at, message: '列出的是关于一条数据的内容，只能写在一行的按钮（row）或详情上方的按钮（toolbar）上' },
    ];
  const { found, problems } = tellingOperation({ names, name: does, homes: homesOf({ screen }), path: at });
  if (does === undefined || problems.length > 0) return problems;
  const { input, output, codes, hasRows } = found;
  return [
    ...[
      ...(hasRows ? [] : [`操作“${does}”不返回 rows，列不出内容`]),
      ...(hasRows && !output?.includes('title') ? [`操作“${does}”返回的各行（rows）没有标题 title`] : []),
      ...(hasRows && output && !input?.includes('id') ? [`操作“${does}”不接受这条数据的 id`] : []),
    ].map((message) => ({ path: [...at, 'does'], message })),
    ...(codes && action.code === undefined
      ? [
          {
            path,
            message: `要写明权限编码 code，否则不能查看的人也看得到这个按钮：操作“${does}”的是 ${codes.join('、')}`,
          },
        ]
      : []),
    ...idleWithLists
      .filter((word) => action[word] !== undefined)
      .map((word) => ({ path: [...path, word], message: `按钮只列出内容（lists），${word} 不起作用，请去掉` })),
  ];
}

/** What an action that only shows something has no use for. */
const idleWithLists = [
  'asks',
  'asksName',
  'confirm',
  'copies',
  'fields',
  'foresees',
  'input',
  'takesAll',
  'weighs',
] as const satisfies readonly (keyof ScreenAction)[];

/** Whether an action is about one record. */
function isOfOne({ screen, map }: { screen: Screen; map: string }): boolean {
  return screen.kind === 'detail' || map === 'row';
}

/** What an action asks for: fields that its call takes and that it does not say itself. */
function asked({
  asks = {},
  former = {},
  action: { does, asksName, input = {} },
  names,
  path,
}: {
  asks: Record<string, ScreenField> | undefined;
  former: Record<string, ScreenField> | undefined;
  action: ScreenAction;
  names: ScreenNames;
  path: string[];
}): ScreenProblem[] {
  if (Object.keys({ ...former, ...asks }).length === 0) return [];
  if (does === undefined) return [{ path, message: '没有写明做哪个操作 does，请人填写的内容不会提交到任何地方' }];
  if (asksName) return [{ path, message: '一个按钮只能有一个对话框：asks 和 asksName 不能同时写' }];
  const known = ownValue(names.operations, does)?.input;
  const fields = Object.entries(asks).flatMap(([name, field]) => {
    const at = [...path, name];
    if (known && !known.includes(name) && !isOfTenant({ name, former }))
      return [{ path: at, message: `操作 ${does} 不接受“${name}”` }];
    if (ownValue(input, name) !== undefined)
      return [{ path: at, message: `input 已经写明“${name}”提交什么，不能再请人填写` }];
    return ofField({ field, former: ownValue(former, name), isOverlaid: false, names, path: at, groupNames: [] });
  });
  const lost = Object.entries(former).flatMap(([name, { isRequired, title }]) =>
    isRequired === true && !ownValue(asks, name)
      ? [{ path: [...path, name], message: `“${title}”必须填写，不能去掉` }]
      : [],
  );
  return [...fields, ...lost];
}

function ofBlock({
  names,
  name,
  block: { part, screen, load },
  former,
}: {
  names: ScreenNames;
  name: string;
  block: ScreenBlock;
  former: ScreenBlock | undefined;
}): ScreenProblem[] {
  const path = ['blocks', name];
  if (part === undefined && screen === undefined && load === undefined)
    return [{ path, message: '页面上原来没有这一块，要写明它的部件 part、界面 screen 或统计 load' }];
  if (former && former.load !== load) return [{ path: [...path, 'load'], message: '不能换成别的统计' }];
  if (part !== undefined && !names.parts.block.includes(part))
    return [{ path: [...path, 'part'], message: `没有名为“${part}”的部件` }];
  return screen !== undefined && !names.screens.includes(screen)
    ? [{ path: [...path, 'screen'], message: `没有名为“${screen}”的界面` }]
    : [];
}

function ofSection({
  names,
  name,
  section: { title, screen, by },
}: {
  names: ScreenNames;
  name: string;
  section: ScreenSection;
}): ScreenProblem[] {
  const path = ['sections', name];
  if (!isText(title)) return [{ path: [...path, 'title'], message: '标题不能为空' }];
  if (screen === undefined || by === undefined)
    return [{ path, message: '页面上原来没有这一块，要写明列表 screen，和它的哪个字段引用这条数据（by）' }];
  return ofRelated({ names, path, screen, by });
}

function ofExpression({ expression, path }: { expression: ScreenField['value']; path: string[] }): ScreenProblem[] {
  const unknown = expression === undefined ? undefined : unknownOperation(expression);
  return unknown === undefined ? [] : [{ path, message: `条件里没有“${unknown}”这种运算` }];
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function ownValue<Value>(map: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.prototype.hasOwnProperty.call(map, key) ? map[key] : undefined;
}
