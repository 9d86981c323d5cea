import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { isEngineVerb } from '../verbs.ts';

interface Queued {
  file: string;
  pointer: string;
  does: string;
  operation: Record<string, Json>;
}

/** What is wrong with an operation that is put into the queue (`job`). */
export function checkJob(queued: Queued): Problem[] {
  const { file, pointer, operation } = queued;
  if (operation['job'] === undefined) return [];
  return reasons(queued).map((reason) => ({ file, pointer: `${pointer}/job`, reason }));
}

function reasons({
  does,
  operation: { job, http, access, multipart, binary, output, input, every },
}: Queued): string[] {
  const isPerRow = typeof job === 'object';
  if (isEngineVerb(does))
    return [
      `引擎的操作“${does}”自己知道什么时候要排队（如导入、条数多的导出），不用写 job；处理程序才写："does": "区域/名称"`,
    ];
  return [
    ...(typeof http === 'string' && http.startsWith('GET ')
      ? ['排队去做的操作会有改动或结果文件，不能用 GET；请写 "http": "POST …"']
      : []),
    ...(access === 'public' ? ['没有登录的人没有自己的任务，不能排队；请去掉 access: public'] : []),
    ...(multipart === true ? ['带文件的表单不能排队：轮到它时文件已经不在；请先上传文件，再提交文件的地址'] : []),
    ...(output === undefined ? [] : ['排队的操作返回的总是任务（id 和 state），请去掉 output']),
    ...(isPerRow && !hasIds(input as Property | undefined)
      ? ['一条一条地做（perRow）时，输入中要有 ids：{ "items": { "type": "string" } }，并且写进 required']
      : []),
    ...(isPerRow && binary === true ? ['一条一条地做（perRow）没有一个结果文件，请去掉 binary'] : []),
    ...(isPerRow && every !== undefined ? ['一条一条地做（perRow）要有人选出哪些，不能定时做，请去掉 every'] : []),
  ];
}

function hasIds(input: Property | undefined): boolean {
  return input?.properties?.['ids']?.items?.type === 'string' && (input.required ?? []).includes('ids');
}
