import { sheetOf, type CertDesign } from '#runtime/core/certificate/design.ts';
import { offeredDesigns } from '#runtime/core/certificate/designs.ts';
import type { CertValues } from '#runtime/core/certificate/tokens.ts';
import type { App } from '../../../engine/context.ts';
import { once, readPicture, type Picture } from '../../../engine/print/picture.ts';
import { failures } from '../../../failures.ts';
import { storedFile } from '../../file/index.ts';

/** What is said of a certificate as the database has it: codes and days as on the wire. */
export interface CertFacts {
  personName: string;
  certNumber: string;
  certName: string;
  level: string | null;
  issuedDate: string;
  validUntil: string | null;
  idType: string;
  idNumber: string;
  tenantName: string;
}

/** All that a certificate is drawn of, besides the files of its pictures. */
export interface DrawnFacts extends CertFacts {
  photo: string | null;
  template: CertDesign | null;
}

/** The columns of `DrawnFacts`, of `drawnFrom`. */
export const drawnColumns = `a."photo", i."personName", i."certNumber", i."idType", i."idNumber", i."issuedDate"::text,
  i."validUntil"::text, v."cert" ->> 'certName' as "certName", v."cert" ->> 'level' as "level", n."tenantName",
  "versionAt"(i."tenantId", 'certTemplate', i."templateId", i."templateIdVersion") as "template"`;

/** Certificates (`i`) with what they say of others. */
export const drawnFrom = `"issuedCert" i join "tenant" n on n."id" = i."tenantId"
  join "certApply" a on a."tenantId" = i."tenantId" and a."id" = i."applyId"
  cross join lateral (select "versionAt"(i."tenantId", 'cert', i."certId", i."certIdVersion") as "cert") v`;

/** What stands for the tokens of a certificate's texts. */
export function valuesOf({ app, facts }: { app: Pick<App, 'artefacts'>; facts: CertFacts }): CertValues {
  const labelOf = (dictionary: string, code: string | null): string =>
    app.artefacts.dictionaries[dictionary]?.values.find((each) => each.code === code)?.label ?? code ?? '';
  return {
    ...facts,
    level: labelOf('certLevel', facts.level),
    idType: labelOf('idType', facts.idType),
    issuedDate: dayText(facts.issuedDate),
    validUntil: facts.validUntil === null ? '长期有效' : dayText(facts.validUntil),
  };
}

/** The design of a template, or the platform's first where a certificate has none. */
export function designOf(template: CertDesign | null): CertDesign {
  return template ?? offeredDesigns[0];
}

/** The pictures of certificates, by their addresses; those of many are read once. */
export function pictureCache({ app, tenantId }: { app: App; tenantId: string }) {
  const fetch = (id: string) => storedFile({ app, scope: { tenantId, userId: '' }, id });
  const read = new Map<string, ReturnType<typeof readPicture>>();
  return {
    /**
     * Those of one certificate; its document takes in each once.
     * @throws Failure 409 where one can be printed by nobody: it is named
     */
    async of({ design, photo }: { design: CertDesign; photo: string | null }): Promise<Map<string, Picture>> {
      const wanted: [address: string | null | undefined, title: string, height: number][] = [
        [design.background, '底图', sheetOf(design).height],
        ...design.layout.map(({ kind, picture, height }): (typeof wanted)[number] =>
          kind === 'picture' ? [picture, '版面中的图片', height] : [kind === 'photo' ? photo : null, '照片', height],
        ),
      ];
      const pictures = new Map<string, Picture>();
      for (const [address, title, height] of wanted) {
        if (!address || pictures.has(address)) continue;
        const isOwn = address === photo;
        const reading = read.get(address) ?? readPicture({ fetch, address, height });
        if (!isOwn) read.set(address, reading);
        const found = await reading;
        if (typeof found !== 'function')
          throw failures.conflict(`${title}${found?.fault ?? '已经不在了（要重新上传）'}`);
        pictures.set(address, once(found));
      }
      return pictures;
    },
  };
}

function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
}
