import { Descriptions } from 'antd';
import { labelOf } from '#runtime/core/dictionaries.ts';
import { idNumberProblem } from '#runtime/core/idNumber.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import { answersOf } from './materials.ts';
import { texts } from './texts.ts';

/** What was said, in the order in which one compares it with the documents. */
export function Facts({ record }: { record: ScreenRecord }) {
  const { values: idTypes } = useDictionary('idType');
  const { values: educations } = useDictionary('educationLevel');
  const { personName, idType, idNumber, phone, education, workYears, lowerCertCode } = record;
  const answers = answersOf(record);
  const isMasked = asText(idNumber).includes('*');
  const problem = isMasked ? undefined : idNumberProblem({ type: asText(idType), number: asText(idNumber) });
  const person = [
    [texts.personName, <b key="name">{asText(personName)}</b>],
    [texts.idType, labelOf({ values: idTypes, code: asText(idType) })],
    [
      texts.idNumber,
      problem ? <span className="apply-review-wrong">{`${asText(idNumber)}：${problem}`}</span> : asText(idNumber),
    ],
    [texts.phone, asText(phone)],
    ...(education ? [[texts.education, labelOf({ values: educations, code: asText(education) })]] : []),
    ...(typeof workYears === 'number' ? [[texts.workYears, texts.years(workYears)]] : []),
    ...(lowerCertCode ? [[texts.lowerCertCode, asText(lowerCertCode)]] : []),
  ];
  const { tenantName } = record;
  const apply = [
    ...(tenantName ? [[texts.tenant, asText(tenantName)]] : []),
    [texts.cert, asText(record['certIdLabel'])],
    [texts.exam, record['examIdLabel'] ? asText(record['examIdLabel']) : texts.noExam],
    [texts.applyCode, asText(record['applyCode'])],
    [texts.submitted, asText(record['submittedTime']).slice(0, 16)],
  ];
  return (
    <section className="apply-review-facts" aria-label={texts.person}>
      <List title={texts.person} rows={person} />
      {answers.length > 0 && <List title={texts.form} rows={answers.map(({ title, text }) => [title, text])} />}
      <List title={texts.apply} rows={apply} />
      {record['firstBy'] !== null && record['firstBy'] !== undefined && (
        <p className="screen-help">
          {texts.firstReview(asText(record['firstByLabel']), asText(record['firstTime']).slice(0, 16))}
        </p>
      )}
      {record['state'] === 'platform' && (
        <p className="screen-help">
          {texts.organisationReview(asText(record['reviewedByLabel']), asText(record['reviewedTime']).slice(0, 16))}
        </p>
      )}
    </section>
  );
}

function List({ title, rows }: { title: string; rows: readonly (readonly React.ReactNode[])[] }) {
  return (
    <Descriptions
      title={title}
      column={1}
      size="small"
      bordered
      styles={{ label: { width: 130 } }}
      items={rows.map(([label, children], key) => ({ key, label, children }))}
    />
  );
}
