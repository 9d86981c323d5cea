import { changing, type Statement } from '../../database/statement.ts';
import type { Whose } from './whose.ts';

/** What the security log says of an export: a deletion later finds it by the person's number. */
export function exportedDetail({
  personName,
  personId,
  purpose,
}: {
  personName: string;
  personId: string;
  purpose: string;
}): string {
  return `${beginning(personName)}${purpose}${ending(personId)}`;
}

/** That their data were exported stays in the log, without their name; so does what was written without their number. */
export function forgettingExports({
  whose: { tenantId, personId },
  personName,
}: {
  whose: Whose;
  personName: string;
}): Statement {
  return changing({
    text: `update "securityEvent" set "detail" = $5 where "tenantId" = $1 and "event" = 'exported'
      and (right("detail", length($2)) = $2 or starts_with("detail", $3) and strpos("detail", $4) = 0)`,
    values: [tenantId, ending(personId), beginning(personName), ending(''), `已删除的人的个人数据${ending(personId)}`],
  });
}

const beginning = (personName: string): string => `${personName}的个人数据，用途：`;
const ending = (personId: string): string => `；人员编号 ${personId}`;
