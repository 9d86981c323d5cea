import { dataKindOf } from '#kinds/data/index.ts';
import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { stepWords } from '../steps.ts';
import { systemFields } from '../system.ts';
import { codeProblem } from './codes.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { checkFields } from './fields.ts';
import { namedNoticeProblem, toldProblems } from './notices.ts';
import { overRecord } from './overRecord.ts';
import { recipientProblem } from './recipients.ts';
import { suggestion } from './suggestion.ts';
import { isServers } from './when.ts';

/** What is wrong with the named steps between the states of an entity's records, and with the calls that take them. */
export function checkSteps(place: EntityPlace): Problem[] {
  const { file, content, words } = place;
  const steps = stepWords(content);
  const titles = new Map<string, string>();
  return [
    ...Object.entries(steps).flatMap(([name, step]) => {
      const pointer = `/x-steps/${name}`;
      const at = (below: string, reason: string): Problem => ({ file, pointer: `${pointer}${below}`, reason });
      const other = titles.get(step.title);
      titles.set(step.title, name);
      return [
        ...(other === undefined ? [] : [at('/title', `标题“${step.title}”与步骤“${other}”相同，按钮和历史中分不清`)]),
        ...(words['append'] === true ? [at('', '写了 append 的实体只增加记录，没有状态可以改')] : []),
        ...(words['partOf'] === undefined ? [] : [at('', '部件随上级一起保存，不能有自己的步骤')]),
        ...checkState({ ...place, step, at }),
        ...checkWho({ ...place, step, at }),
        ...checkCondition({ ...place, step, at }),
        ...checkAsked({ ...place, step, at }),
        ...checkStamps({ ...place, step, at }),
        ...checkLock({ ...place, step, at }),
        ...checkHandler({ ...place, step, at }),
        ...checkNotice({ ...place, step, at }),
      ];
    }),
    ...checkCalls(place),
  ];
}

type StepPlace = EntityPlace & {
  step: ReturnType<typeof stepWords>[string];
  at: (below: string, reason: string) => Problem;
};

/** The state is a field that only steps change, and the states are there. */
function checkState({ content, known, step: { field = 'state', from, to }, step, at }: StepPlace): Problem[] {
  const own = content['properties'] as Record<string, Property>;
  const property = own[field];
  const below = step.field === undefined ? '' : '/field';
  if (!property) return [at(below, `没有状态字段“${field}”${suggestion({ name: field, among: Object.keys(own) })}`)];
  const codes = known.dictionaries.get(property['x-dict'] ?? '');
  if (!codes || property.type !== 'string') return [at(below, `状态字段“${field}”要是有字典 x-dict 的文字`)];
  if (property.readOnly !== true || typeof property.default !== 'string')
    return [at(below, `状态字段“${field}”只由步骤来改：写上 "readOnly": true，并用 default 写明新增时的状态`)];
  const state = (place: string, name: string): Problem[] =>
    codes.has(name)
      ? []
      : [at(place, `字典“${property['x-dict']}”中没有状态“${name}”${suggestion({ name, among: codes })}`)];
  return [
    ...(Array.isArray(from) ? from.flatMap((each, i) => state(`/from/${i}`, each)) : state('/from', from)),
    ...state('/to', to),
  ];
}

/** Somebody may take it: who has a code, or the record's own person. */
function checkWho({ words, known, step: { code, who }, at }: StepPlace): Problem[] {
  return [
    ...[code ?? []].flat().flatMap((each) => {
      const problem = codeProblem({ code: each, known });
      return problem === undefined ? [] : [at('/code', problem)];
    }),
    ...(code === undefined && who === undefined && words['code'] === undefined
      ? [at('', '没有写明谁可以做：写上权限编码 code；只有本人可以做的写 "who": "own"')]
      : []),
    ...(who === 'own' && typeof words['own'] !== 'string'
      ? [at('/who', '不知道谁是本人：在 x-entity 的 own 中写明保存用户编号的字段')]
      : []),
  ];
}

/** Its recipients and the names in its texts are there; of one that is named, the notice. */
function checkNotice({ words, name, known, properties, step: { notice, asks }, at }: StepPlace): Problem[] {
  if (notice === undefined) return [];
  if (typeof notice === 'string') {
    const reason = namedNoticeProblem({ notice, entity: name, known });
    return reason === undefined ? [] : [at('/notice', reason)];
  }
  const problem = overRecord({ expression: notice.to, properties }) ?? recipientProblem({ to: notice.to, properties });
  return [
    ...(words['scope'] === 'tenant' ? [] : [at('/notice', '消息属于机构：平台的数据没有可以通知的机构')]),
    ...(problem === undefined ? [] : [at('/notice/to', problem)]),
    ...(['title', 'text'] as const).flatMap((word) =>
      toldProblems({ template: notice[word], properties, asked: Object.keys(asks?.properties ?? {}), known }).map(
        (reason) => at(`/notice/${word}`, reason),
      ),
    ),
  ];
}

/** A condition comes with the sentence that is said where it does not hold. */
function checkCondition({ properties, step: { when, why }, at }: StepPlace): Problem[] {
  if (when === undefined) return why === undefined ? [] : [at('/why', '没有条件 when，就没有不能做的原因')];
  const problem = overRecord({ expression: when as Json, properties });
  return [
    ...(why === undefined ? [at('/when', '要用 why 写明条件不成立时说什么')] : []),
    ...(problem === undefined ? [] : [at('/when', problem)]),
  ];
}

/** Names that the call itself takes, or that stamps mean something by. */
const taken = new Set(['id', 'ids', 'step', 'matching', 'count', 'now', 'user']);

function checkAsked({ file, content, words, known, step: { asks }, at }: StepPlace): Problem[] {
  if (!asks) return [];
  const own = content['properties'] as Record<string, Property>;
  const identity = (words['identity'] ?? []) as string[];
  const fields = Object.entries(asks.properties) as [string, Property][];
  return [
    ...(asks.required ?? []).flatMap((field, i) =>
      field in asks.properties
        ? []
        : [
            at(
              `/asks/required/${i}`,
              `没有请人填写“${field}”${suggestion({ name: field, among: Object.keys(asks.properties) })}`,
            ),
          ],
    ),
    ...fields.flatMap(([field, property]) => {
      const below = `/asks/properties/${field}`;
      const stored = own[field];
      if (taken.has(field) || systemFields.has(field)) return [at(below, `“${field}”是系统自己要用的名称，请换一个`)];
      if (!stored)
        return checkFields({ file, properties: { [field]: property }, known }).map((problem) => ({
          ...problem,
          pointer: problem.pointer.replace('/properties', at('/asks/properties', '').pointer),
        }));
      const reason = isMade(stored)
        ? `字段“${field}”由系统算出或另外保存，不能在步骤中填写`
        : identity.includes(field)
          ? `字段“${field}”用来认出相同的数据（identity），不能在步骤中填写`
          : property.type !== undefined && dataKindOf(property) !== dataKindOf(stored)
            ? `与字段“${field}”不是同一种：写 {} 就和那个字段一样，不存入字段的请换一个名称`
            : undefined;
      return reason === undefined ? [] : [at(below, reason)];
    }),
  ];
}

/** Whether a step cannot give it a value: it is made of others, stands elsewhere, or is the state itself. */
function isMade(property: Property): boolean {
  const { readOnly: _, 'x-hidden': _hidden, ...words } = property;
  return isServers(words) || property['x-series'] !== undefined || property['x-column'] === false;
}

/** Stamps go into fields of the record, and into none that somebody else fills in. */
function checkStamps({ content, step: { stamps = {}, asks, field = 'state' }, at }: StepPlace): Problem[] {
  const own = content['properties'] as Record<string, Property>;
  const asked = Object.keys(asks?.properties ?? {});
  return Object.entries(stamps).flatMap(([name, what]) => {
    const property = own[name];
    const below = `/stamps/${name}`;
    const missing = fieldProblem({ field: name, properties: own });
    if (missing !== undefined || !property) return [at(below, missing ?? '')];
    if (name === field) return [at(below, '这是状态自己，由 to 写明')];
    if (isMade(property)) return [at(below, `字段“${name}”由系统算出或另外保存，不能在步骤中记下`)];
    if (what === 'now')
      return property.format === 'date-time' ? [] : [at(below, 'now 是时间：字段要写 "format": "date-time"')];
    if (what === 'user')
      return property.type === 'string' && !property.format ? [] : [at(below, 'user 是用户编号：字段要是文字')];
    return asked.includes(what)
      ? []
      : [at(below, `没有请人填写“${what}”${suggestion({ name: what, among: ['now', 'user', ...asked] })}`)];
  });
}

/** What is locked first is a record that a field of its own refers to. */
function checkLock({ content, step: { locks }, at }: StepPlace): Problem[] {
  const own = content['properties'] as Record<string, Property>;
  if (locks === undefined || (own[locks]?.['x-ref'] !== undefined && own[locks]?.['x-column'] !== false)) return [];
  const among = Object.keys(own).filter((name) => own[name]?.['x-ref'] !== undefined);
  return [at('/locks', `“${locks}”不是引用别的数据的字段${suggestion({ name: locks, among })}`)];
}

function checkHandler({ known, step: { does }, at }: StepPlace): Problem[] {
  const { handlers } = known.code;
  return does === undefined || !handlers || handlers.has(does)
    ? []
    : [at('/does', `server/domain 中没有处理程序“${does}”${suggestion({ name: does, among: handlers })}`)];
}

/** Each step is taken by one call; steps of one call ask for the same in the same words. */
function checkCalls({ file, content }: EntityPlace): Problem[] {
  const steps = stepWords(content);
  const calls = Object.entries((content['x-operations'] ?? {}) as Record<string, { does?: string; steps?: string[] }>);
  const taking = calls.filter(([verb, { does = verb }]) => does === 'step');
  const problems: Problem[] = calls.flatMap(([verb, { does = verb, steps: named }]) =>
    named !== undefined && does !== 'step'
      ? [{ file, pointer: `/x-operations/${verb}/steps`, reason: `只有办理步骤的操作（"does": "step"）才写 steps` }]
      : [],
  );
  const takenBy = new Map<string, string>();
  for (const [verb, words] of taking) {
    const pointer = `/x-operations/${verb}`;
    for (const word of ['code', 'access', 'input', 'output'] as const)
      if (word in words)
        problems.push({ file, pointer: `${pointer}/${word}`, reason: `每个步骤自己写明，这里不写 ${word}` });
    (words.steps ?? []).forEach((name, i) => {
      const other = takenBy.get(name);
      const reason = !Object.hasOwn(steps, name)
        ? `没有步骤“${name}”${suggestion({ name, among: Object.keys(steps) })}`
        : other === undefined
          ? undefined
          : `步骤“${name}”已经由操作“${other}”来做`;
      takenBy.set(name, verb);
      if (reason !== undefined) problems.push({ file, pointer: `${pointer}/steps/${i}`, reason });
    });
  }
  const open = taking.filter(([, { steps: named }]) => named === undefined);
  const left = Object.keys(steps).filter((name) => !takenBy.has(name));
  open.forEach(([verb], i) => {
    if (i > 0 || left.length === 0)
      problems.push({
        file,
        pointer: `/x-operations/${verb}`,
        reason: '没有步骤可以办理：在 x-steps 中写步骤，几个操作时分别列出 steps',
      });
  });
  if (open.length === 0)
    for (const name of left)
      problems.push({
        file,
        pointer: `/x-steps/${name}`,
        reason: '没有操作来做这个步骤：在 x-operations 中写 "step": {}，或把它列入一个操作的 steps',
      });
  return [...problems, ...sameWords({ file, steps })];
}

function sameWords({ file, steps }: { file: string; steps: ReturnType<typeof stepWords> }): Problem[] {
  const known = new Map<string, { name: string; text: string }>();
  return Object.entries(steps).flatMap(([name, { asks }]) =>
    Object.entries(asks?.properties ?? {}).flatMap(([field, property]) => {
      const text = JSON.stringify(property);
      const former = known.get(field);
      known.set(field, former ?? { name, text });
      return former === undefined || former.text === text
        ? []
        : [
            {
              file,
              pointer: `/x-steps/${name}/asks/properties/${field}`,
              reason: `与步骤“${former.name}”中的“${field}”写法不同：写成一样，或换一个名称`,
            },
          ];
    }),
  );
}
