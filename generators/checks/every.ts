import { Cron } from 'croner';
import type { Json } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { isEngineVerb } from '../verbs.ts';

/** What is wrong with the times at which an operation is done by itself (`every`). */
export function checkEvery({
  file,
  pointer,
  does,
  operation,
}: {
  file: string;
  pointer: string;
  does: string;
  operation: Record<string, Json>;
}): Problem[] {
  const { every } = operation;
  if (typeof every !== 'string') return [];
  const reason = whyNot({ every, does, operation });
  return reason === undefined ? [] : [{ file, pointer: `${pointer}/every`, reason }];
}

function whyNot({
  every,
  does,
  operation: { input, multipart, binary },
}: {
  every: string;
  does: string;
  operation: Record<string, Json>;
}): string | undefined {
  if (isEngineVerb(does))
    return `引擎的操作“${does}”要有人告诉它对哪些数据做，不能定时做；请写一个处理程序："does": "区域/名称"`;
  if (multipart === true || binary === true) return '带文件的表单和返回文件的操作没有人收发文件，不能定时做';
  const required = (input as { required?: string[] } | undefined)?.required ?? [];
  if (required.length > 0) return `定时做时没有人填写内容，而这个操作要求 ${required.join('、')}；请去掉 required`;
  const parts = every.trim().split(/\s+/);
  if (parts.length !== 5)
    return `要写五段：分 时 日 月 星期，这里有 ${parts.length} 段；例如每天 3 点 10 分是 "10 3 * * *"`;
  try {
    return new Cron(every, { mode: '5-part', paused: true }).nextRun() === null
      ? `“${every}”永远不会到来，请检查日和月`
      : undefined;
  } catch {
    return `看不懂“${every}”：分是 0–59，时是 0–23，日是 1–31，月是 1–12，星期是 0–7；例如每天 3 点 10 分是 "10 3 * * *"`;
  }
}
