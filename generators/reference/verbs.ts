import type { EngineVerb } from '../formats.ts';
import { impliedCodes, verbDefaults } from '../verbs.ts';
import { code, table } from './markdown.ts';

/** The verbs of the engine, as they come out for certificates. */
export function verbsText(): string {
  const rows = (Object.keys(verbDefaults) as EngineVerb[]).map((verb) => {
    const { method, path, title } = verbDefaults[verb];
    return [
      code(verb),
      `${title}证书`,
      code(`${method} ${path({ name: 'cert', call: verb === 'print' ? 'print/模板的名称' : verb })}`),
      impliedCodes({ menuCode: 'a12-m2.1', verb }).map(code).join(' 或 '),
      texts[verb],
    ];
  });
  return `引擎对任何实体都会做的操作，在 ${code('x-operations')} 中写 ${code('"list": {}')} 就有了。名称、地址和权限编码从实体而来，下面以证书（${code('cert')}，${code('"code": "a12-m2.1"')}）为例；要别的，就在操作中写 ${code('title')}、${code('http')}、${code('code')} 或 ${code('access')}。

${table({ head: ['操作', '名称', '接口', '要有的权限编码', '做什么'], rows })}`;
}

const texts: Readonly<Record<EngineVerb, string>> = {
  list: '按关键词和条件查询，一页一页地返回。',
  get: '查看一条。',
  save: '新增或修改一条；新增要第一个编码，修改要第二个。',
  change: '一次把许多条的某些字段改成同样的值；要有 `save`。',
  remove: '删除；有回收站的进入回收站。',
  restore: '从回收站恢复；要写 `"recycle": true`。',
  recycled: '查询回收站；要写 `"recycle": true`。',
  setState: '更改状态，如上架和下架；`transitions` 写明从哪个状态到哪些状态。',
  step: '办理一个或几个步骤（“x-steps”）；每个步骤自己写明要有的编码。不写 `steps` 时接受别的操作没有列出的全部步骤。',
  sort: '排列顺序；要有名为 `order` 的整数字段。',
  tree: '一次返回整棵树，从上到下、按顺序；有条件时，符合的数据连同它们的上级。要写 `"tree": {}`。',
  move: '把一条或几条移到另一条之下，并排好位置；要写 `"tree": {}`。',
  add: '把一边的一条与另一边的许多条连起来，按编号或按另一边列表的条件；已经连着的不重复。要写 `"link"`。',
  transfer: '把许多条移到另一条之下，如从一个部门到另一个；已经在那里的只从原处移出。要写 `"link"`。',
  options: '供别的表单选择：只返回编号和名称。',
  aggregate:
    '统计：按字段或时间分组（`by`），算出有几条、合计、平均、最小、最大和百分比（`values`）；接受列表的条件，最多 1000 组。地址的最后是操作的名称。',
  history: '一条数据的修改历史；要写 `"history": true`。',
  importExcel: '上传 Excel，先检查，不保存。',
  importCommit: '确认导入已经检查过的内容。',
  importErrors: '下载标出错误的 Excel。',
  exportExcel: '按条件导出为 Excel。',
  print: '按“打印模板”打印为 PDF；由模板给出，不写在实体里。',
  excelTemplate: '下载导入用的 Excel 模板。',
};
