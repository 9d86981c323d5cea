import { reading, type Statement } from '../../database/statement.ts';
import type { StoredQuestion } from '../answer/index.ts';

/** Questions with their keys, each as it stood in a version. @param keys of each `id/version`, as `key` is in the rows */
export function snapshots({
  tenantId,
  keys,
}: {
  tenantId: string;
  keys: readonly string[];
}): Statement<{ key: string; question: StoredQuestion }> {
  return reading({
    name: 'scoring_questions',
    text: `select h."recordId" || '/' || h."recordVersion" as "key", json_build_object('type', h."snapshot"->'type',
          'title', h."snapshot"->'title', 'options', h."snapshot"->'options', 'answer', h."snapshot"->'answer',
          'analysis', h."snapshot"->'analysis', 'rubric', h."snapshot"->'rubric') as "question"
        from "history" h where h."tenantId" = $1 and h."id" = any($2)`,
    values: [tenantId, keys.map((key) => `question/${key}`)],
  });
}
