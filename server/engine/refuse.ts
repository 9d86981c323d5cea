import type { CatalogueFile } from '#generators/formats.ts';
import { ownPatternProblem } from '#runtime/core/operations/series.ts';
import { tellingField } from '#runtime/core/operations/unique.ts';
import {
  isCheckViolation,
  isExclusionViolation,
  isForeignKeyViolation,
  isRowRefused,
  isUniqueViolation,
} from '../database/errors.ts';
import { failures, type Failure } from '../failures.ts';
import type { Artefacts } from '../artefacts.ts';
import type { App } from './context.ts';
import { shortageText, type Shortage } from './shortage.ts';
import { unfitFile } from './unfitFile.ts';
import { unfitMessage } from './filter.ts';
import { fullFailure, loweredFailure } from './limit.ts';
import { unknownText } from './ownFields.ts';
import { keptProblem } from './series.ts';

/** Of an e-mail address that is another account's (rule T31); rows of people say it as well (`enterMember`). */
export const emailTaken = '这个邮箱已是另一个账号的';

/** What a broken constraint of the database means to whoever saved; undefined where the error is none of these. */
export function refusal({
  error,
  app: { catalogue, artefacts },
}: {
  error: unknown;
  app: Pick<App, 'catalogue' | 'artefacts'>;
}): Failure | undefined {
  if (isUniqueViolation(error)) return ofUnique({ catalogue, ...error });
  if (isExclusionViolation(error)) return ofOverlap({ catalogue, ...error });
  if (isForeignKeyViolation(error)) return ofReference({ catalogue, ...error });
  if (isCheckViolation(error)) return ofLimit({ catalogue, artefacts, ...error });
  if (isRowRefused(error)) return failures.denied('这条数据不在您的数据范围内，不能这样保存');
  return undefined;
}

/** Of one that is stored, and of one that another saves at the same moment. */
function emailRefused(): Failure {
  return failures.invalid([{ path: '/email', message: emailTaken }]);
}

interface Broken {
  catalogue: CatalogueFile;
  table: string;
  constraint: string;
}

function ofUnique({ catalogue, table, constraint }: Broken): Failure {
  if (constraint === 'user_oneEmail') return emailRefused();
  const entity = catalogue.entities[table];
  if (!entity) return failures.conflict('数据已存在');
  if (constraint === `${table}_singleton`) return failures.conflict(`${entity.title}已存在，只能有一份`);
  const group = entity.unique.find(({ name }) => name === constraint);
  if (!group) return failures.duplicate({ path: '', message: `相同的${entity.title}已存在` });
  return failures.duplicate({
    path: `/${entity.partOf?.as ?? tellingField({ entity, fields: group.fields })}`,
    message: group.message,
  });
}

function ofOverlap({ catalogue, table, constraint }: Broken): Failure {
  const entity = catalogue.entities[table];
  const group = entity?.noOverlap.find(({ name }) => name === constraint);
  if (!entity || !group) return failures.conflict('与已有的数据重叠');
  return failures.duplicate({ path: `/${entity.partOf?.as ?? group.range[0]}`, message: group.message });
}

function ofReference({ catalogue, table, constraint }: Broken): Failure {
  const field = constraint.slice(table.length + 1, -'_fkey'.length);
  const entity = catalogue.entities[table];
  const title = entity?.properties[field]?.title ?? '数据';
  const path = entity?.partOf ? `/${entity.partOf.as}` : `/${field}`;
  return failures.duplicate({ path, message: `所选${title}不存在或已被删除` });
}

interface Limit extends Broken {
  artefacts: Artefacts;
  detail?: string | undefined;
}

/** What a limit of one area means, by the name under which its trigger refuses. */
const limits: Readonly<Record<string, (limit: Limit) => Failure>> = {
  role_beyond: () => failures.denied('这个角色有您没有的管理权限，不能由您授予'),
  role_above: () => failures.denied('这个角色有您没有的管理权限，不能由您更改、停用或移除'),
  entry_kept: () => failures.conflict('开户记录不能修改：改人员的资料请到“用户管理”和“部门成员”'),
  role_reach: () => failures.denied('这个角色的数据范围比您的大，不能由您给出'),
  department_reach: ({ table }) =>
    failures.denied(
      table === 'department'
        ? '这个部门不在您的数据范围内，不能由您移动到那里'
        : '这个部门不在您的数据范围内，它的成员不能由您添加、更改或移出',
    ),
  role_own: () =>
    failures.conflict('这是您自己的角色，这样您就不能再管理角色，或者数据范围变小了：请由另一位管理员来改'),
  user_email: emailRefused,
  role_platform: () => failures.invalid([{ path: '/codes', message: '平台的权限不能给机构的角色，请取消勾选' }]),
  tenant_first: ({ detail = '' }) => failures.invalid([{ path: '/adminAccount', message: detail }]),
  tenant_first_password: () => failures.noFirstPassword(),
  tenant_administrator: ({ detail }) =>
    failures.conflict(`这样“${detail ?? '机构'}”就没有人能管理用户和角色了，请先让另一个人担任管理员`),
  manager_narrowed: () => failures.denied('只有负责所有机构的平台管理员可以管理平台管理员'),
  manager_self: () => failures.conflict('不能停用、删除自己，也不能缩小自己负责的机构，请由另一位平台管理员来做'),
  manager_last: () => failures.conflict('这是最后一位负责所有机构的平台管理员，请先让另一个人负责所有机构'),
  session_period: ({ detail = '' }) =>
    failures.invalid([{ path: '/startTime', message: `场次要在考试时间里：${detail}` }]),
  session_exam: () => failures.conflict('考试已取消，不能再新增或发布场次'),
  session_rule: () => failures.conflict('证书还没有组卷规则，场次不能发布：请先到“组卷规则”新增'),
  session_small: ({ detail = '{}', artefacts }) => {
    const { missing, both } = JSON.parse(detail) as { missing: Shortage[]; both: boolean };
    const advice = both ? '请补充并发布试题' : '请补充“仅考试”的试题，或者在场次中勾选也用“练习和考试”的题';
    return failures.conflict(`${shortageText({ artefacts, missing })}。${advice}`);
  },
  session_paper: () =>
    failures.invalid([{ path: '/paperId', message: '这个科目用固定试卷：请选择一份已发布的试卷，再发布场次' }]),
  session_paperCert: () => failures.invalid([{ path: '/paperId', message: '试卷是别的证书的，请换一份' }]),
  session_paperBoth: () =>
    failures.invalid([
      {
        path: '/paperId',
        message: '试卷中有学员也能练习的题：请换题，或者在场次中勾选也用“练习和考试”的题',
      },
    ]),
  session_paperShared: () =>
    failures.invalid([
      { path: '/paperId', message: '试卷共享到了平台，别的机构看得到答案，不能用于场次：请换一份，或改回“机构内共享”' },
    ]),
  session_questionShared: () =>
    failures.invalid([
      { path: '/paperId', message: '试卷中有题也在共享到平台的试卷里，别的机构看得到答案：请换题，或者先停止共享' },
    ]),
  session_paperScore: ({ detail = '{}' }) => {
    const { fullScore, former } = JSON.parse(detail) as Record<string, number>;
    return failures.invalid([
      { path: '/paperId', message: `试卷满分 ${fullScore}，同一科目已发布的场次是 ${former}：满分要一样` },
    ]);
  },
  paper_drawn: () => failures.conflict('考生的试卷生成以后不能再改'),
  paper_used: ({ detail }) => failures.conflict(`场次 ${detail ?? ''} 在用这份试卷，不能撤回；要改请复制一份`),
  paper_sharing: ({ detail }) =>
    failures.conflict(`场次 ${detail ?? ''} 在用这份试卷或其中的题，结束以前只能在机构内共享`),
  session_pass: ({ detail = '{}' }) => {
    const { passScore, fullScore } = JSON.parse(detail) as Record<string, number>;
    return failures.conflict(`合格分数 ${passScore} 超过满分 ${fullScore}，没有人能够合格，场次不能发布`);
  },
  session_short: ({ detail = '{}' }) => {
    const { minutes } = JSON.parse(detail) as Record<string, number>;
    return failures.conflict(`考试时长 ${minutes} 分钟，场次的时间比它短，不能发布`);
  },
  exam_period: ({ detail = '' }) =>
    failures.invalid([{ path: '/validityPeriodEndTime', message: `场次 ${detail} 在这段时间以外，请先改它的时间` }]),
  room_unusable: () =>
    failures.invalid([{ path: '/rooms', message: '所选考场不能使用：它或考点已停用，或不供本机构使用' }]),
  room_places: ({ detail = '{}' }) => {
    const { room, places } = JSON.parse(detail) as Record<string, string | number>;
    return failures.invalid([{ path: '/rooms', message: `“${room}”只有 ${places} 个座位，名额不能更多` }]);
  },
  staff_room: () => failures.invalid([{ path: '/roomId', message: '所选考场不在这个场次中' }]),
  room_booked: ({ detail = '' }) =>
    failures.invalid([{ path: '/seatPlan', message: `还有场次要用其中 ${detail} 个座位，不能减到更少` }]),
  booking_taken: ({ table, detail }) =>
    failures.duplicate({
      path: table === 'sessionRoom' ? '/rooms' : '/personId',
      message: `“${detail ?? '所选考场或人员'}”在这段时间已有安排，请换一个，或者改时间`,
    }),
  apply_cert: () => failures.conflict('证书已下架，不能报名'),
  apply_exam: () => failures.invalid([{ path: '/examId', message: '所选考试没有发布或已取消，请选择别的考试' }]),
  apply_over: () => failures.invalid([{ path: '/examId', message: '所选考试已经结束，请选择别的考试' }]),
  apply_early: () => failures.conflict('这次考试的报名还没有开始'),
  apply_closed: () => failures.conflict('这次考试的报名已经截止'),
  apply_kept: () => failures.conflict('各科都已通过，成绩还保留着，不用再考这次考试'),
  apply_past: () => failures.invalid([{ path: '/completeBy', message: '补正期限要晚于现在' }]),
  apply_far: () => failures.invalid([{ path: '/completeBy', message: '补正期限最长一年，请选早一些的时间' }]),
  apply_site: () => failures.invalid([{ path: '/siteId', message: '所选考点不能使用：它已停用，或不供本机构使用' }]),
  exam_applied: () => failures.conflict('这次考试已有报名，不能撤回；不办的话请取消考试，报名可以安排到别的考试'),
  apply_late: () => failures.conflict('补正期限已过，请重新报名'),
  apply_agreed: ({ detail }) =>
    failures.invalid([{ path: '/agreedIds', message: `请先阅读并同意《${detail ?? '用户协议'}》` }]),
  consent_own: () => failures.invalid([{ path: '/agreedIds', message: '协议刚有新的一版，请阅读后再提交' }]),
  richText_kind: () => failures.conflict('正在使用的文档不能换种类和别名：请先撤回'),
  apply_review: () => failures.conflict('要两个人先后审核：复审不能是初审的人'),
  apply_platform: () => failures.conflict('平台推荐的证书还要由平台审核'),
  apply_used: () => failures.conflict('这份报名已使用，不能撤销'),
  apply_paid: () => failures.conflict('这份报名已登记，缴费的确认不能取消'),
  placement_begun: () => failures.conflict('场次已经开考，不能再安排'),
  placement_machine: ({ detail }) => failures.conflict(`“${detail ?? ''}”上机考试，交卷后自动记为已参加`),
  placement_own: () => failures.denied('这是您自己的考位，请别人办理'),
  placement_extra: () => failures.invalid([{ path: '/extraMinutes', message: '这样剩下的时间不到一分钟' }]),
  placement_sitting: ({ detail }) => failures.conflict(`${detail ?? '考生'}已经开始考试，不能再撤销签到或记为缺考`),
  placement_early: () => failures.conflict('还没有到场次的入场时间'),
  placement_room: () => failures.invalid([{ path: '/roomId', message: '所选考场不在这个场次中' }]),
  placement_full: () =>
    failures.invalid([{ path: '/roomId', message: '这个考场的名额已满，请换一个考场，或者先增加它在场次中的名额' }]),
  placement_seat: () => failures.invalid([{ path: '/seat', message: '考场没有这个座位，或者这个座位停用' }]),
  placement_busy: ({ detail }) => failures.conflict(`“${detail ?? '考生'}”在这段时间已有别的安排`),
  placement_kept: ({ detail }) => failures.conflict(`“${detail ?? '考生'}”的这一科已通过，成绩保留，不用再考`),
  seating_closed: () => failures.conflict('这份编排已发布或放弃，不能再改'),
  seating_beyond: () => failures.conflict('这个座位已有人，不能换'),
  seating_full: ({ detail }) => failures.conflict(`“${detail || '场次'}”的名额已满，只能和里面的人换座位`),
  seating_apply: ({ detail }) => failures.conflict(`“${detail ?? '考生'}”的报名已不是这次考试登记的`),
  seating_placed: ({ detail }) => failures.conflict(`“${detail ?? '考生'}”在这个科目已有考位`),
  seating_session: () => failures.invalid([{ path: '/sessionId', message: '这不是这个科目已发布的场次' }]),
  seating_taken: () => failures.invalid([{ path: '/seat', message: '这个座位已有人' }]),
  room_seated: ({ detail }) =>
    failures.conflict(`${detail ?? ''} 号座已安排给考生，不能停用或去掉；请先让机构给考生换座位`),
  paper_empty: () => failures.conflict('试卷还没有试题，不能发布'),
  paper_sections: () => failures.invalid([{ path: '/sections', message: '有两个大题的标题相同，请改其中一个' }]),
  paper_question: ({ detail = '' }) =>
    failures.conflict(`第 ${detail} 题已停用、删除或还是草稿，试卷不能发布：请换一道，或者先发布它`),
  paper_practice: ({ detail = '' }) => failures.conflict(`第 ${detail} 题仅供练习，不能用于试卷：请换一道`),
  paper_cert: ({ detail = '' }) => failures.conflict(`第 ${detail} 题是别的证书的，不能用于这份试卷：请换一道`),
  paper_section: ({ detail = '' }) => failures.conflict(`第 ${detail} 题所在的大题不在试卷的大题中，请选择一个大题`),
  session_placed: () => failures.conflict('场次已有考生，不能撤回；不考的话请取消场次，考生会收到通知'),
  sibling_address: () =>
    failures.invalid([{ path: '/siblings', message: '其他系统的地址要以 https:// 开头，不能有空格' }]),
  tenant_living: ({ detail }) => failures.conflict(`“${detail ?? '机构'}”还在使用，请先停用它，再删除`),
  tree_circle: ({ catalogue, table }) =>
    failures.invalid([{ path: parentPath({ catalogue, table }), message: '不能放在自己或自己的下级之下' }]),
  tree_depth: ({ catalogue, table }) =>
    failures.invalid([
      {
        path: parentPath({ catalogue, table }),
        message: `最多 ${catalogue.entities[table]?.tree?.maxDepth ?? 0} 层，放在这里就超过了`,
      },
    ]),
  state_way: ({ catalogue, table, detail }) =>
    failures.conflict(
      `${catalogue.entities[table]?.properties[detail ?? '']?.title ?? '状态'}不能这样改，请刷新后再试`,
    ),
  file_missing: ({ catalogue, table, detail }) =>
    failures.invalid([
      {
        path: `/${detail ?? ''}`,
        message: `${catalogue.entities[table]?.properties[detail ?? '']?.title ?? '文件'}的文件已不存在，请重新上传`,
      },
    ]),
  file_unfit: unfitFile,
  file_private: ({ catalogue, table, detail }) => {
    const title = catalogue.entities[table]?.properties[detail ?? '']?.title ?? '文件';
    return failures.invalid([
      { path: `/${detail ?? ''}`, message: `${title}只能放您自己为它上传的文件，请在这里重新上传` },
    ]);
  },
  reference_unfit: ({ catalogue, table, detail }) => {
    const entity = catalogue.entities[table];
    return failures.invalid(
      entity && detail ? [{ path: `/${detail}`, message: unfitMessage({ entity, field: detail }) }] : [],
    );
  },
  value_range: ({ catalogue, table, detail: field = '' }) => {
    const title = catalogue.entities[table]?.properties[field]?.title ?? field;
    return failures.invalid([{ path: `/${field}`, message: `${title} 算出来超出了范围，请检查填写的数` }]);
  },
  copy_overlap: ({ catalogue, table, detail }) => {
    const {
      entity = '',
      group,
      label,
      other,
      fields = '',
    } = JSON.parse(detail ?? '{}') as Record<string, string | null> & {
      entity?: string;
      fields?: string;
    };
    const copying = catalogue.entities[entity];
    const message = copying?.noOverlap.find(({ name }) => name === group)?.message ?? '时间会重叠';
    const properties = catalogue.entities[table]?.properties ?? {};
    const titles = fields.split(' ').map((field) => properties[field]?.title ?? field);
    return failures.duplicate({
      path: `/${fields.split(' ')[0] ?? ''}`,
      message: `不能这样改${titles.join('、')}：${copying?.title ?? '数据'}${label ? `“${label}”` : ''}会与${other ? `“${other}”` : '另一条'}重叠（${message}）`,
    });
  },
  limit_full: fullFailure,
  limit_lowered: loweredFailure,
  series_kept: ({ catalogue, table, detail: field = '' }) => {
    const entity = catalogue.entities[table];
    const counted = entity?.series.find((each) => each.field === field)?.per[0];
    return failures.invalid(entity ? [keptProblem({ entity, field, counted })] : []);
  },
  series_shape: ({ detail = '' }) =>
    failures.conflict(`编号“${detail}”不符合本机构的编号规则，请核对，或者先到“编号规则”更改`),
  rule_pattern: ({ catalogue, detail = '' }) => {
    const [series = '', ...pattern] = detail.split(' ');
    const [entity = '', field] = series.split('.');
    const tokens = catalogue.entities[entity]?.series.find((each) => each.field === field)?.tokens ?? [];
    const names = tokens.map(({ name }) => name);
    return failures.invalid([
      { path: '/pattern', message: ownPatternProblem(pattern.join(' '), names) ?? '号的写法不正确' },
    ]);
  },
  rule_series: () => failures.invalid([{ path: '/series', message: '编号种类保存后不能改，请新增一条' }]),
  part_unknown: ({ catalogue, table, detail }) => {
    const { as, title } = partOf({ catalogue, table });
    return failures.invalid([
      { path: `/${as}/${detail ?? ''}`, message: `这条${title}已不存在，或属于别的数据，请重新打开后再修改` },
    ]);
  },
  part_used: ({ catalogue, table, detail }) => {
    const { label, entity, count } = JSON.parse(detail ?? '{}') as { label?: string; entity?: string; count?: number };
    const { title } = partOf({ catalogue, table });
    const referrer = catalogue.entities[entity ?? '']?.title ?? '数据';
    return failures.conflict(usedPartText({ title, label: label ?? '', count: count ?? 1, referrer }));
  },
  field_denied: ({ catalogue, table, detail: field = '' }) =>
    failures.denied(
      `您没有填写“${catalogue.entities[table]?.properties[field]?.title ?? field}”的权限，没有做任何改动`,
    ),
  dictionary_value: ({ catalogue, table, detail = '' }) => {
    const { properties, partOf } = catalogue.entities[table] ?? {};
    return failures.invalid([
      { path: `/${partOf?.as ?? detail}`, message: `${properties?.[detail]?.title ?? detail} 不在可选范围内` },
    ]);
  },
  dictionary_fixed: () => failures.invalid([{ path: '/dictionary', message: '保存后不能改字典，请另加一项' }]),
  dictionary_kept: () => failures.conflict('字典项不能删除，不用时请停用'),
  dictionary_many: ({ detail }) => failures.conflict(`这个字典已有 ${detail ?? ''} 个本机构的值（含停用的），不能再加`),
  own_unknown: ({ detail = '' }) => failures.invalid([{ path: `/own/${detail}`, message: unknownText(detail) }]),
  own_entity: () => failures.invalid([{ path: '/entity', message: '这种数据不能添加自定义字段' }]),
  own_key: () => failures.invalid([{ path: '/key', message: '已有数据填写了这个字段，不能再改“用于”和“标识”' }]),
  own_kind: () =>
    failures.invalid([{ path: '/kind', message: '已有数据填写了这个字段，不能再改种类；请停用它，另加一个' }]),
  own_used: ({ detail }) =>
    failures.conflict(`已有数据填写了“${detail ?? ''}”，不能删除；停用后处处隐藏，已填写的值保留`),
  own_most: ({ detail }) => failures.conflict(`这种数据最多启用 ${detail ?? ''} 个自定义字段，请先停用一个`),
  own_many: ({ detail }) =>
    failures.conflict(`这种数据的自定义字段已有 ${detail ?? ''} 个（含停用的），请先删除没有用过的`),
  own_indexed: ({ detail }) =>
    failures.invalid([
      { path: '/isIndexed', message: `这种数据最多 ${detail ?? ''} 个自定义字段可以加快筛选，请先去掉另一个的` },
    ]),
  award_maximum: () => failures.invalid([{ path: '/gained', message: '得分不能超过这道题的满分' }]),
  award_absent: () => failures.conflict('缺考的人没有得分；到了考的，先撤销缺考'),
  award_published: () => failures.conflict('成绩已公布，要改先撤回公布，或者办理成绩复核'),
  award_given: () => failures.conflict('得分记录不能修改和删除'),
  session_marking: () => failures.conflict('考官已评过分，不能再改怎样评卷'),
  result_full: () => failures.conflict('得分的合计超过了满分，没有做任何改动'),
  result_published: () => failures.conflict('成绩已公布，要改先撤回公布'),
  result_own: ownResult,
  result_open: () => failures.conflict('还有题没有评，不能公布'),
  result_scored: () => failures.conflict('成绩已公布，或者考官已评过分，不能再改到考情况'),
  entry_published: ({ detail }) => failures.conflict(`“${detail ?? ''}”的成绩已公布，登记不能撤销`),
  entry_changed: ({ detail }) => failures.conflict(`“${detail ?? ''}”的成绩在登记以后又改过，不能撤销`),
  review_unseen: () => failures.notFound('成绩'),
  review_none: () => failures.conflict('这次考试不办理成绩复核'),
  review_open: () => failures.conflict('这个成绩的复核正在办理'),
  review_again: () => failures.conflict('这次公布的成绩已申请过复核'),
  review_late: () => failures.conflict('申请复核的期限已过'),
  review_unpublished: () => failures.conflict('成绩没有公布，不能决定复核；已撤回的，再公布以后办理'),
  review_own: ownResult,
  review_kind: () => failures.conflict('缺考或无效的成绩没有得分可改；要改先撤回公布'),
  review_whole: () => failures.invalid([{ path: '/place', message: '这个科目没有题号，改的是整科的得分，请不要填' }]),
  review_place: () => failures.invalid([{ path: '/place', message: '请填写这份试卷上的题号，见复核的“答卷”' }]),
  review_maximum: ({ detail }) =>
    failures.invalid([{ path: '/gained', message: `得分不能超过满分：满分 ${detail ?? ''} 分` }]),
  review_same: () => failures.conflict('得分和原来的一样，没有更改；不改的请点“维持原成绩”'),
  issue_own: () => failures.denied('这是您自己的证书，请别人发证'),
  issue_again: () => failures.conflict('这份报名已发过证书，不能再发'),
  issue_held: () => failures.conflict('有成绩正在复核，暂缓发证'),
  issue_notPassed: () => failures.conflict('已设为不予发证；要发证先恢复待发证'),
  issue_early: () => failures.conflict('还不能发证：各科成绩都公布并且合格以后才能发'),
  send_soon: ({ detail }) => failures.conflict(`刚刚发送过（${detail ?? ''}），同一张证书 10 分钟内只发送一次`),
  file_pinned: ({ detail }) =>
    failures.conflict(`试卷“${detail ?? ''}”用的试题版本中有这个文件，不能删除：试卷要一直和发布时一样`),
  file_used: ({ catalogue, detail }) => failures.conflict(usedText({ catalogue, detail })),
};

/** Said of a part that others refer to and that is to be taken away. */
export function usedPartText({
  title,
  label,
  count,
  referrer,
}: {
  title: string;
  label: string;
  count: number;
  referrer: string;
}): string {
  return `${title}“${label}”还有 ${count} 条${referrer}在使用，不能去掉`;
}

/** Of whatever would decide what the own result is. */
function ownResult(): Failure {
  return failures.denied('这是您自己的成绩，请别人办理');
}

function partOf({ catalogue, table }: Pick<Limit, 'catalogue' | 'table'>): { as: string; title: string } {
  return catalogue.entities[table]?.partOf ?? { as: '', title: '数据' };
}

function parentPath({ catalogue, table }: Pick<Limit, 'catalogue' | 'table'>): string {
  return `/${catalogue.entities[table]?.tree?.parent ?? ''}`;
}

function ofLimit(limit: Limit): Failure {
  const { catalogue, table, constraint } = limit;
  const entity = catalogue.entities[table];
  const refuse = limits[constraint];
  if (refuse) return refuse(limit);
  const group = entity?.noOverlap.find(({ order }) => order.name === constraint);
  if (group) return failures.invalid([{ path: `/${group.range[1]}`, message: group.order.message }]);
  return constraint === `${table}_max` && entity?.max
    ? failures.conflict(`${entity.title}最多 ${entity.max} 个，请先删除一个`)
    : failures.invalid([{ path: '', message: '提交的内容不符合要求' }]);
}

/** Where a file is used, from what its trigger tells: file, how many places, the first of them. */
function usedText({ catalogue, detail }: Pick<Limit, 'catalogue' | 'detail'>): string {
  const { file, count, entity, label } = JSON.parse(detail ?? '{}') as {
    file?: string;
    count?: number;
    entity?: string;
    label?: string | null;
  };
  const place = `${catalogue.entities[entity ?? '']?.title ?? '您看不到的数据'}${label ? `“${label}”` : ''}`;
  return `“${file ?? '文件'}”还在使用：${place}${(count ?? 1) > 1 ? ` 等 ${count} 处` : ''}，请先在那里换掉或去掉它`;
}
