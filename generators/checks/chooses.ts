import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { isEngineVerb } from '../verbs.ts';

interface Choosing {
  file: string;
  pointer: string;
  does: string;
  operation: Record<string, Json>;
  /** Undefined where the operation belongs to no entity. */
  entity?: object | undefined;
}

/** What is wrong with an operation that is done with chosen records (`chooses`). */
export function checkChooses({ file, pointer, does, operation, entity }: Choosing): Problem[] {
  const { chooses, http, multipart, job, input } = operation;
  if (chooses === undefined) return [];
  const own = Object.keys((input as Property | undefined)?.properties ?? {}).find((name) => given.has(name));
  const reasons = [
    ...(entity === undefined ? ['chooses 选的是实体的数据：写在实体文件的 x-operations 中'] : []),
    ...(isEngineVerb(does) ? [`引擎的操作“${does}”自己知道对哪些数据来做，不用写 chooses`] : []),
    ...(typeof http === 'string' && /^GET |\{id\}/.test(http)
      ? ['对选中的数据来做的，要用没有 {id} 的 POST，例如 "http": "POST /cert/remind"']
      : []),
    ...(multipart === true ? ['带文件的表单不能选数据，请去掉 multipart'] : []),
    ...(job === undefined ? [] : ['排队的操作（job）自己写 input 中的 ids，请去掉 chooses']),
    ...(own === undefined ? [] : [`“${own}”由 chooses 给出，请从 input 中去掉`]),
  ];
  return reasons.map((reason) => ({ file, pointer: `${pointer}/chooses`, reason }));
}

const given = new Set(['ids', 'matching', 'count']);
