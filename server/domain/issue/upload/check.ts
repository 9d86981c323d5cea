import { fromWire, toWireDate } from '#runtime/core/dates.ts';
import type { CertDesign } from '#runtime/core/certificate/design.ts';
import { reading } from '../../../database/statement.ts';
import { entityNamed, type CallContext, type Values } from '../../../engine/context.ts';
import type { Running } from '../../../engine/jobs/running.ts';
import { failures } from '../../../failures.ts';
import { asSweep } from '../../attempt/index.ts';
import { fileProblem } from './fileProblem.ts';
import { mimeOf, type PrintedMime } from './printedMime.ts';
import { openPaperReader } from './paperReader.ts';
import { rowsOf, type SheetRow } from './sheet.ts';
import { isSheet, largestFile, readZip } from './zip.ts';

/** What is wrong, as the report of a job says it: where in the sheet, of whom or which file, and why. */
export interface Problem {
  cell: string;
  column: string;
  message: string;
}

/** A row that can be issued. */
export interface GoodRow {
  row: number;
  applyId: string;
  personName: string;
  certNumber: string | null;
  issuedDate: string | null;
  fileName: string;
  mime: PrintedMime;
}

/** What a check keeps. */
export interface UploadReport {
  errors: Problem[];
  good: GoodRow[];
}

/**
 * Compares sheet, files and applications of a zip; nothing is issued (rules IC30, IC31).
 * @throws Failure 409, 413, 415 where the zip or its sheet cannot be read
 */
export async function checkUpload({ job, context, tell }: Running): Promise<Values> {
  const path = await context.app.files.pathOf(job.storageKey ?? '');
  const { sheet, names } = await contentsOf(path);
  const rows = await rowsOf({ app: context.app, owner: context.scope.tenantId, bytes: sheet });
  const applications = await applicationsOf({ context, rows });
  const used = await usedNumbers({ context, rows });
  const reasons = new Map(
    rows.map((row) => [
      row.row,
      [
        ...sheetReasons({ row, rows }),
        ...applicationReasons({ row, application: applications.get(row.applyCode), userId: context.scope.userId }),
        ...numberReasons({ row, used }),
        ...nameReasons({ row, names }),
      ],
    ]),
  );
  const byFile = new Map(rows.map((row) => [row.fileName, row]));
  const mimes = new Map<number, PrintedMime>();
  let done = 0;
  const papers = openPaperReader();
  try {
    await readZip({
      path,
      isWanted: (name) => byFile.has(name),
      async onEntry({ name, bytes }) {
        const row = byFile.get(name);
        if (!row) return;
        tell(done++, rows.length);
        const mime = bytes && (await mimeOf(bytes));
        const orientation = applications.get(row.applyCode)?.orientation ?? 'landscape';
        const problem = !bytes
          ? `文件超过 ${largestFile / 1024 / 1024} MB`
          : mime
            ? await fileProblem({ bytes, mime, orientation, certNumber: row.certNumber, papers })
            : '文件不是 PDF、PNG 或 JPG';
        if (problem !== undefined) reasons.get(row.row)?.push(problem);
        else if (mime) mimes.set(row.row, mime);
      },
    });
  } finally {
    papers.close();
  }
  const good = rows.flatMap(({ row, applyCode, personName, certNumber, issuedDate, fileName }): GoodRow[] => {
    const [mime, application] = [mimes.get(row), applications.get(applyCode)];
    if (!mime || !application || reasons.get(row)?.length !== 0) return [];
    const day = issuedDate === '' ? null : issuedDate;
    const number = certNumber === '' ? null : certNumber;
    return [{ row, applyId: application.id, personName, certNumber: number, issuedDate: day, fileName, mime }];
  });
  const strays = [...names.keys()].filter((name) => !byFile.has(name) && !isSheet(name));
  const errors: Problem[] = [
    ...rows.flatMap(({ row, personName, applyCode }) =>
      (reasons.get(row) ?? []).map((message) => ({ cell: `第 ${row} 行`, column: personName || applyCode, message })),
    ),
    ...strays.map((name) => ({ cell: '—', column: name, message: '表格中没有这个文件的行' })),
  ];
  const total = rows.length + strays.length;
  const report = { errors, good } satisfies UploadReport;
  return {
    state: 'ready',
    endedTime: null,
    done: total,
    total,
    result: { total, valid: good.length, bad: total - good.length },
    message: null,
    report: report as unknown as Values,
  };
}

/** The sheet of a zip, and how often each name of a file is in it. */
async function contentsOf(path: string): Promise<{ sheet: Buffer; names: ReadonlyMap<string, number> }> {
  const sheets: Buffer[] = [];
  const names = new Map<string, number>();
  await readZip({
    path,
    isWanted: isSheet,
    onEntry({ name, bytes }) {
      names.set(name, (names.get(name) ?? 0) + 1);
      if (isSheet(name)) sheets.push(bytes ?? Buffer.alloc(0));
    },
  });
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1)
    throw failures.conflict(
      sheet
        ? `压缩包里有 ${sheets.length} 份表格，只能有一份`
        : '压缩包里没有表格（.xlsx），请下载表格，填好后一起压缩',
    );
  return { sheet, names };
}

interface Application {
  id: string;
  applyCode: string;
  personName: string;
  userId: string;
  issueState: string | null;
  orientation: CertDesign['orientation'] | null;
}

/** Those that the caller reaches, by their codes. */
async function applicationsOf({
  context: { app, scope },
  rows,
}: {
  context: CallContext;
  rows: readonly SheetRow[];
}): Promise<ReadonlyMap<string, Application>> {
  const [found] = await app.database.batch({
    scope,
    statements: [
      reading<Application>({
        name: 'issue_upload_applications',
        text: `select a."id", a."applyCode", a."personName", a."userId", a."issueState", m."orientation"
          from "certApply" a join "cert" c on c."tenantId" = a."tenantId" and c."id" = a."certId"
            left join "certTemplate" m on m."tenantId" = c."tenantId" and m."id" = c."templateId" and m."deletedTime" is null
          where a."tenantId" = $1 and a."applyCode" = any($2)`,
        values: [scope.tenantId, rows.map(({ applyCode }) => applyCode)],
      }),
    ],
  });
  return new Map(found.map((each) => [each.applyCode, each]));
}

/**
 * Which of the numbers are taken, and which are none, as the organisation writes them. What a number may name stands in the
 * application under the same name.
 */
async function usedNumbers({
  context: { app, scope },
  rows,
}: {
  context: CallContext;
  rows: readonly SheetRow[];
}): Promise<ReadonlyMap<string, string>> {
  const numbered = rows.filter(({ certNumber }) => certNumber !== '');
  const [series] = entityNamed({ app, name: 'issuedCert' }).series;
  if (!series || numbered.length === 0) return new Map();
  const [, found] = await app.database.batch({
    scope,
    statements: [
      asSweep,
      reading<{ number: string; isFitting: boolean; isUsed: boolean }>({
        name: 'issue_upload_numbers',
        text: `select n."number", "fitsSeries"('issuedCert.certNumber', $3, "tokenTexts"('issuedCert.certNumber', to_jsonb(a)), n."number") as "isFitting",
            exists (select from "issuedCert" i where i."tenantId" = $1 and i."certNumber" = n."number") as "isUsed"
          from unnest($2::text[], $4::text[]) n("number", "applyCode")
            left join "certApply" a on a."tenantId" = $1 and a."applyCode" = n."applyCode"`,
        values: [
          scope.tenantId,
          numbered.map(({ certNumber }) => certNumber),
          series.pattern,
          numbered.map(({ applyCode }) => applyCode),
        ],
      }),
    ],
  });
  return new Map(
    found.flatMap(({ number, isFitting, isUsed }): [string, string][] => {
      if (!isFitting) return [[number, `证书编号“${number}”不符合本机构的编号规则`]];
      return isUsed ? [[number, `证书编号“${number}”已发给别的证书`]] : [];
    }),
  );
}

/** What the sheet itself shows. */
function sheetReasons({ row, rows }: { row: SheetRow; rows: readonly SheetRow[] }): string[] {
  const isTwice = (name: 'applyCode' | 'certNumber' | 'fileName'): boolean =>
    row[name] !== '' && rows.some((other) => other !== row && other[name] === row[name]);
  return [
    ...(row.applyCode === '' ? ['没有填写报名号'] : []),
    ...(row.fileName === '' ? ['没有填写文件名'] : []),
    ...(isTwice('applyCode') ? [`报名号“${row.applyCode}”在表格中不止一行`] : []),
    ...(isTwice('certNumber') ? [`证书编号“${row.certNumber}”在表格中不止一行`] : []),
    ...(isTwice('fileName') ? [`文件“${row.fileName}”在表格中不止一行`] : []),
    ...dateReasons(row.issuedDate),
  ];
}

function dateReasons(date: string): string[] {
  if (date === '') return [];
  const isDay = date.length === '2026-01-31'.length && fromWire(date) !== undefined && date >= '1900';
  if (!isDay) return ['发证日期要写成 2026-01-31 这样'];
  return date > toWireDate(new Date()) ? ['发证日期不能晚于今天'] : [];
}

/** What the database would refuse too (rule IC2). */
function applicationReasons({
  row: { applyCode, personName },
  application,
  userId,
}: {
  row: SheetRow;
  application: Application | undefined;
  userId: string;
}): string[] {
  if (applyCode === '') return [];
  if (!application) return [`没有报名号是“${applyCode}”的报名`];
  return [
    ...(application.personName === personName ? [] : [`姓名和报名不一样：报名是“${application.personName}”`]),
    ...(application.userId === userId ? ['这是您自己的证书，请别人发证'] : []),
    ...(application.issueState === 'toDo' ? [] : [stateReasons[application.issueState ?? ''] ?? '还不能发证']),
  ];
}

const stateReasons: Readonly<Record<string, string>> = {
  issued: '这份报名已发过证书',
  held: '有成绩正在复核，暂缓发证',
  notPassed: '已设为不予发证',
};

function numberReasons({ row, used }: { row: SheetRow; used: ReadonlyMap<string, string> }): string[] {
  const reason = used.get(row.certNumber);
  return reason === undefined ? [] : [reason];
}

function nameReasons({ row, names }: { row: SheetRow; names: ReadonlyMap<string, number> }): string[] {
  if (row.fileName === '') return [];
  const count = names.get(row.fileName) ?? 0;
  if (count === 0) return [`压缩包里没有文件“${row.fileName}”`];
  return count > 1 ? [`压缩包里有 ${count} 个“${row.fileName}”`] : [];
}
