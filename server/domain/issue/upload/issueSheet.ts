import { reading } from '../../../database/statement.ts';
import type { CallContext, Download, Values } from '../../../engine/context.ts';
import { writeWorkbook } from '../../../engine/excel/workbook.ts';
import { headings } from './sheet.ts';
import { mostCerts } from './zip.ts';

/**
 * The sheet that goes with printed certificates, with the applications that are to do filled in, those that wait longest
 * first; of one exam or certificate where it is said (rule IC30).
 */
export async function issueSheet({ app, scope }: CallContext, { examId, certId }: Values): Promise<Download> {
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<{ applyCode: string; personName: string; certName: string }>({
        name: 'issue_sheet',
        text: `select a."applyCode", a."personName", c."certName" from "certApply" a
            join "cert" c on c."tenantId" = a."tenantId" and c."id" = a."certId"
          where a."tenantId" = $1 and a."issueState" = 'toDo' and ($2::text is null or a."examId" = $2)
            and ($3::text is null or a."certId" = $3) and a."userId" <> $4
          order by a."createdTime", a."id" limit ${mostCerts}`,
        values: [scope.tenantId, examId ?? null, certId ?? null, scope.userId],
      }),
    ],
  });
  return writeWorkbook({
    owner: scope.tenantId,
    fileName: '待发证.xlsx',
    sheets: [
      {
        name: '待发证',
        headings: [...Object.values(headings), '证书'].map((title) => ({ title, width: 24 })),
        pages: [
          rows.map(({ applyCode, personName, certName }) =>
            [applyCode, personName, '', '', `${applyCode}.pdf`, certName].map((value) => ({ value })),
          ),
        ],
      },
      {
        name: '填写说明',
        headings: [
          { title: '列', width: 16 },
          { title: '说明', width: 90 },
        ],
        pages: [notes.map(([title, note]) => [{ value: title }, { value: note }])],
      },
    ],
  });
}

const notes: readonly [title: string, note: string][] = [
  [headings.applyCode, '不要改；不发的行可以删去'],
  [headings.personName, '要和报名的姓名一样'],
  [headings.certNumber, '已经印在证书上的编号：要符合本机构的编号规则，没有用过；空着就由系统按编号规则给下一个号'],
  [headings.issuedDate, '写成 2026-01-31 这样；空着就是发出的那一天'],
  [headings.fileName, '压缩包里的文件：PDF（1 页 A4）、PNG 或 JPG（A4 的比例，短边至少 1240 像素），每个不超过 10 MB'],
  ['证书', '只供查看'],
];
