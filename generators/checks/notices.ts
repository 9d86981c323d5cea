import { targetOf } from '#kinds/data/index.ts';
import type { CatalogueSource } from '../files.ts';
import type { Expression, Property } from '../formats.ts';
import { noticeWords } from '../notices.ts';
import type { Problem } from '../problem.ts';
import { stepWords } from '../steps.ts';
import { systemProperties } from '../system.ts';
import { fieldProblem, meantField } from './entityPlace.ts';
import type { Known } from './known.ts';
import { opensProblem } from './opens.ts';
import { overRecord } from './overRecord.ts';
import { recipientProblem } from './recipients.ts';
import { suggestion } from './suggestion.ts';
import { amongProblems } from './unique.ts';

/** What is wrong with a notice: whose data it speaks of, whom it is for, the fields it names, the date it is before. */
export function checkNotice({
  source: { file, name, content },
  known,
}: {
  source: CatalogueSource;
  known: Known;
}): Problem[] {
  const { entity, to, ways, title, text, opens, attaches, before } = noticeWords(content);
  const at = (pointer: string, reason: string): Problem => ({ file, pointer, reason });
  const target = known.entities.get(entity);
  if (!target)
    return [at('/entity', `没有实体“${entity}”${suggestion({ name: entity, among: known.entities.keys() })}`)];
  const {
    scope,
    append = false,
    recycle = false,
  } = target['x-entity'] as { scope: string; append?: boolean; recycle?: boolean };
  if (scope !== 'tenant') return [at('/entity', '通知属于机构：平台的数据没有可以通知的机构')];
  const own = target['properties'] as Record<string, Property>;
  const properties = { ...own, ...systemProperties({ isAppend: append, hasRecycle: recycle, isTenant: true }) };
  const naming = Object.values(stepWords(target)).filter(({ notice }) => notice === name);
  const isUnused = before === undefined && naming.length === 0;
  // What a step asks for and no field holds is known where all that name the notice ask for it.
  const asked = Object.keys(naming[0]?.asks?.properties ?? {}).filter(
    (field) => before === undefined && naming.every(({ asks }) => field in (asks?.properties ?? {})),
  );
  const problem =
    overRecord({ expression: to as Expression, properties, isAlone: before !== undefined }) ??
    recipientProblem({ to: to as Expression, properties });
  return [
    ...(isUnused
      ? [at('', `没有人会收到：在“${entity}”的步骤中写 "notice": "${name}"，或者用 before 写明在哪个日期之前发`)]
      : []),
    ...(problem === undefined ? [] : [at('/to', problem)]),
    ...Object.entries({ title, text, opens: opens ?? '' }).flatMap(([word, template]) =>
      toldProblems({ template, properties, asked, known, isAddress: word === 'opens' }).map((reason) =>
        at(`/${word}`, reason),
      ),
    ),
    ...[opens === undefined ? undefined : opensProblem({ opens, known })].flatMap((reason) =>
      reason === undefined ? [] : [at('/opens', reason)],
    ),
    ...(attaches === undefined ? [] : attachedProblems({ attaches, ways, known })).map((reason) =>
      at('/attaches', reason),
    ),
    ...(before
      ? beforeProblems({ before, properties, known }).map(([below, reason]) => at(`/before${below}`, reason))
      : []),
  ];
}

/** What is attached is given by a handler that is there, and to a mail. */
function attachedProblems({
  attaches,
  ways,
  known: {
    code: { handlers },
    fileless,
  },
}: {
  attaches: string;
  ways: readonly string[];
  known: Known;
}): string[] {
  if (!ways.includes('mail')) return ['只有邮件有附件：在 ways 中写 mail，或者去掉 attaches'];
  if (fileless.has(attaches)) return [`“${attaches}”做别的事，不给出文件：写给出文件的处理程序`];
  return !handlers || handlers.has(attaches)
    ? []
    : [`server/domain 中没有处理程序“${attaches}”${suggestion({ name: attaches, among: handlers })}`];
}

/** A step's notice by its name: it is there, and speaks of the same data. */
export function namedNoticeProblem({
  notice,
  entity,
  known,
}: {
  notice: string;
  entity: string;
  known: Known;
}): string | undefined {
  const content = known.notices.get(notice);
  if (!content)
    return `schemas/notices 中没有通知“${notice}”${suggestion({ name: notice, among: known.notices.keys() })}`;
  const { entity: other } = noticeWords(content);
  return other === entity ? undefined : `通知“${notice}”说的是“${other}”的数据，不能用在这里`;
}

/** What is wrong with the names in braces of a text that people are told; the first of it. */
export function toldProblems({
  template,
  properties,
  asked,
  known,
  isAddress = false,
}: {
  template: string;
  properties: Record<string, Property>;
  /** What a step asks for beside the fields. */
  asked: readonly string[];
  known: Known;
  isAddress?: boolean;
}): string[] {
  const [wrong] = templateProblems({ template, properties, others: asked });
  return [
    wrong ?? namesIn(template).flatMap((name) => secretProblem({ name, properties, known, isAddress }) ?? [])[0],
  ].filter((each) => each !== undefined);
}

/** Why a field that nobody or not everybody reads cannot be told; what is masked can, as it is told masked. */
function secretProblem({
  name,
  properties,
  known,
  isAddress,
}: {
  name: string;
  properties: Record<string, Property>;
  known: Known;
  isAddress: boolean;
}): string | undefined {
  const property = properties[name] ?? {};
  if (property['x-hidden']) return `“${property.title ?? name}”不离开服务器（x-hidden），不能告诉人：去掉它`;
  const target = known.entities.get(targetOf(property) ?? '');
  const { label = '' } = (target?.['x-entity'] ?? {}) as { label?: string };
  const called = ((target?.['properties'] ?? {}) as Record<string, Property>)[label];
  const secret = [property, isAddress ? undefined : called].find(
    (each) => each?.['x-read'] !== undefined && (isAddress || each['x-mask'] === undefined),
  );
  if (!secret) return undefined;
  return isAddress
    ? `“${property.title ?? name}”不是人人都能看，不能写在地址里：改用 {id}`
    : `“${(secret === property ? property.title : `${property.title ?? name}”的名称“${secret.title ?? label}`) ?? name}”不是人人都能看，消息里总是空的：去掉它，或写上 x-mask，消息里是遮盖后的样子`;
}

function namesIn(template: string): string[] {
  return [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

/** What is wrong with the names in braces of a text; the first of it. */
export function templateProblems({
  template,
  properties,
  others,
}: {
  template: string;
  properties: Record<string, Property>;
  /** What may stand in braces beside fields. */
  others: readonly string[];
}): string[] {
  const fields = [...Object.keys(properties), ...others];
  const wrong = namesIn(template).find((name) => !fields.includes(name));
  if (wrong === undefined) return braceProblems(template);
  const [first = ''] = wrong.split('.');
  return wrong !== first && fields.includes(first)
    ? [`花括号里只能写这条数据自己的字段：“{${wrong}}”改为“{${first}}”，引用的数据显示它的名称`]
    : [`没有字段“${wrong}”${meantField({ field: wrong, properties, others })}`];
}

/** Braces around no name would be told as they are. */
function braceProblems(template: string): string[] {
  const rest = template.replace(/\{[^{}]*\}/g, '');
  if (/[{}]/.test(rest)) return ['花括号没有成对：字段写成 {字段名}'];
  return /[｛｝]/.test(rest) ? ['这里是中文的花括号“｛｝”：字段要写在英文的 { } 里'] : [];
}

function beforeProblems({
  before: { field, days, hours, where = {} },
  properties,
  known,
}: {
  before: NonNullable<ReturnType<typeof noticeWords>['before']>;
  properties: Record<string, Property>;
  known: Known;
}): [below: string, reason: string][] {
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return [['/field', missing]];
  const property = properties[field] ?? {};
  const { format } = property;
  const isStored = property['x-column'] !== false && property['x-value'] === undefined;
  if ((format !== 'date' && format !== 'date-time') || !isStored)
    return [['/field', `“${property.title ?? field}”不是保存在数据里的日期或时间，不能在它之前发`]];
  return [
    ...((days === undefined) === (hours === undefined)
      ? ([['', 'days（提前几天）和 hours（提前几小时）正好写一个']] satisfies [string, string][])
      : []),
    ...(hours !== undefined && format === 'date'
      ? ([['/hours', `“${property.title ?? field}”只有日期没有几点，不能按小时提前：改用 days`]] satisfies [
          string,
          string,
        ][])
      : []),
    ...Object.entries(where).flatMap(([name, value]) =>
      amongProblems({ field: name, value, properties, known }).map((reason): [string, string] => [
        `/where/${name}`,
        reason,
      ]),
    ),
  ];
}
