import type { FieldKind, FormScreen, ListScreen, ScreenField } from '#generators/formats.ts';
import { kindNamed, kinds } from '#kinds/index.ts';
import type { ScreenRecord } from '../records.ts';
import { provideScreen } from '../screens.ts';

/** A record with its dates and version, as any entity has them. */
export function record(id: string, fields: ScreenRecord): ScreenRecord {
  return {
    id,
    version: 1,
    createdTime: '2024-05-01 09:30:00',
    createdBy: 'user-01',
    updatedTime: '2024-05-01 09:30:00',
    updatedBy: 'user-01',
    ...fields,
  };
}

/** Many certificates, for lists that are long. */
export function manyCerts(count: number): ScreenRecord[] {
  const levels = ['junior', 'middle', 'senior'];
  return Array.from({ length: count }, (_, index) =>
    record(`cert-${index + 1}`, {
      certName:
        index === 2
          ? '教育信息化应用能力与人工智能素养综合认证（中小学骨干教师专项，含实践考核与答辩环节）'
          : `教育技术应用能力证书 ${index + 1}`,
      certCode: `EDU-${String(index + 1).padStart(5, '0')}`,
      positionId: null,
      level: levels[index % levels.length],
      examMinutes: 60 + (index % 5) * 30,
      passScore: 60 + (index % 4) * 5,
      validityYears: index % 6,
      isHot: index % 7 === 0,
      state: index % 4 === 0 ? 'off' : 'on',
      cover: null,
      summary: '面向在职教师',
      description: '<p>考查教学设计与课堂实施。</p>',
    }),
  );
}

const usualKinds: readonly FieldKind[] = [
  'text',
  'integer',
  'number',
  'dict',
  'date',
  'boolean',
  'dateTime',
  'longText',
];

/** A form of many fields in groups of twenty. */
export function longForm({ name, count }: { name: string; count: number }): FormScreen {
  const fields = Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, ScreenField] => {
      const kind = usualKinds[index % usualKinds.length] ?? 'text';
      return [
        `field${index + 1}`,
        {
          kind,
          title: `字段 ${index + 1}`,
          order: index,
          group: `group${Math.floor(index / 20)}`,
          isRequired: index % 10 === 0,
          ...(kind === 'dict' && { dict: 'difficulty' }),
        },
      ];
    }),
  );
  const groups = Object.fromEntries(
    Array.from({ length: Math.ceil(count / 20) }, (_, index) => [
      `group${index}`,
      { title: `第 ${index + 1} 组`, order: index },
    ]),
  );
  return { kind: 'form', name, title: '长表单', save: 'fixture.save', opens: 'page', groups, fields };
}

/** Every kind of field, with conditions and a list of objects. */
export function everyKindForm(name: string): FormScreen {
  const screen = handmadeForm(name);
  const shown = new Set(Object.values(screen.fields).map(({ kind }) => kind));
  const others = (Object.keys(kinds) as FieldKind[]).filter((kind) => !shown.has(kind) && !kindNamed(kind).needs);
  const fields = others.map((kind, order): [string, ScreenField] => [
    kind,
    { kind, title: kind, order: 100 + order, group: 'rich' },
  ]);
  return { ...screen, fields: { ...screen.fields, ...Object.fromEntries(fields) } };
}

function handmadeForm(name: string): FormScreen {
  return {
    kind: 'form',
    name,
    title: '各种字段',
    save: 'fixture.save',
    opens: 'page',
    groups: {
      simple: { title: '文字与数字', help: '分数等于题数乘以每题分值，自动计算。', order: 1 },
      choice: { title: '选择', order: 2 },
      rich: { title: '内容与文件', order: 3 },
      list: { title: '条目', help: '可以添加、移动和删除。', order: 4 },
    },
    fields: {
      name: {
        kind: 'text',
        title: '名称',
        order: 1,
        group: 'simple',
        isRequired: true,
        maxLength: 20,
        help: '不超过 20 个字',
      },
      secret: { kind: 'password', title: '口令', order: 2, group: 'simple' },
      num: { kind: 'integer', title: '题数', order: 3, group: 'simple', minimum: 1, default: 10 },
      score: { kind: 'number', title: '每题分值', order: 4, group: 'simple', step: 0.5, default: 2 },
      total: {
        kind: 'number',
        title: '总分',
        order: 5,
        group: 'simple',
        isReadOnly: true,
        value: { '*': [{ var: 'record.num' }, { var: 'record.score' }] },
      },
      note: { kind: 'longText', title: '备注', order: 6, group: 'simple', maxLength: 200 },
      hasExam: { kind: 'boolean', title: '需要考试', order: 1, group: 'choice', default: true },
      examTime: {
        kind: 'dateTime',
        title: '考试时间',
        order: 2,
        group: 'choice',
        when: { '==': [{ var: 'record.hasExam' }, true] },
        requiredWhen: { '==': [{ var: 'record.hasExam' }, true] },
      },
      day: { kind: 'date', title: '日期', order: 3, group: 'choice' },
      difficulty: { kind: 'dict', title: '难度', order: 4, group: 'choice', dict: 'difficulty' },
      industry: {
        kind: 'dict',
        title: '行业',
        order: 5,
        group: 'choice',
        dict: 'industry',
        help: '有上下级的字典显示为树',
      },
      types: { kind: 'dictList', title: '题型', order: 6, group: 'choice', dict: 'questionType' },
      certId: {
        kind: 'ref',
        title: '证书',
        order: 7,
        group: 'choice',
        ref: { entity: 'cert', options: 'cert.options' },
      },
      tags: { kind: 'tags', title: '知识点', order: 8, group: 'choice', isWide: true },
      content: {
        kind: 'richText',
        title: '正文',
        order: 1,
        group: 'rich',
        help: '公式写在 $$ 与 $$ 之间',
        default: '<p>勾股定理：$$a^2+b^2=c^2$$，<strong>直角三角形</strong>成立。</p>',
      },
      cover: { kind: 'image', title: '封面', order: 2, group: 'rich' },
      attachment: { kind: 'file', title: '附件', order: 3, group: 'rich' },
      settings: { kind: 'json', title: '设置', order: 4, group: 'rich' },
      missing: { kind: 'text', title: '尚未安装的部件', order: 5, group: 'rich', part: 'notInstalled' },
      options: {
        kind: 'list',
        title: '选项',
        order: 1,
        group: 'list',
        maxItems: 4,
        items: {
          content: { kind: 'text', title: '内容', order: 1, isRequired: true },
          isAnswer: { kind: 'boolean', title: '正确答案', order: 2 },
          reason: { kind: 'text', title: '理由', order: 3, when: { '==': [{ var: 'item.isAnswer' }, true] } },
        },
      },
    },
  };
}

/** A list of twenty columns: a hundred rows of it are 2,000 cells. */
export function wideList({ name, columns }: { name: string; columns: number }): ListScreen {
  return {
    kind: 'list',
    name,
    title: '宽列表',
    load: 'cert.list',
    filters: { keyword: { kind: 'text', title: '关键词', order: 0 } },
    columns: Object.fromEntries(
      Array.from({ length: columns }, (_, index): [string, ScreenField] => {
        const known: readonly [string, ScreenField][] = [
          ['certName', { kind: 'text', title: '证书名称', order: index, width: 200 }],
          ['level', { kind: 'dict', title: '等级', order: index, dict: 'certLevel', width: 110 }],
          [
            'examMinutes',
            { kind: 'integer', title: '时长', order: index, align: 'right', width: 90, isSortable: true },
          ],
          ['state', { kind: 'dict', title: '状态', order: index, dict: 'certState', width: 100 }],
        ];
        return known[index] ?? [`extra${index}`, { kind: 'text', title: `列 ${index + 1}`, order: index, width: 120 }];
      }),
    ),
    toolbar: { create: { title: '新增证书', order: 1, opens: 'cert.form', isPrimary: true } },
    row: {
      edit: { title: '编辑', order: 1, opens: 'cert.form' },
      remove: { title: '删除', order: 2, does: 'cert.remove', isDanger: true },
    },
    bulk: { remove: { title: '删除', order: 1, does: 'cert.remove', isDanger: true } },
  };
}

for (const screen of [
  everyKindForm('fixture.everyKind'),
  longForm({ name: 'fixture.long', count: 200 }),
  wideList({ name: 'fixture.wide', columns: 20 }),
])
  provideScreen(screen);
