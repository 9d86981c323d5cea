import { WarningFilled } from '@ant-design/icons';
import { Button, Checkbox, InputNumber } from 'antd';
import { lazy, Suspense, useMemo, useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '#runtime/react/useCall.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { useFocusBack } from '#runtime/react/useFocusBack.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { bankRoute, filledIn, missingOf, shareOf, toggle, totalsOf, type RuleEntry, type Totals } from './rules.ts';
import './ruleEditor.css';

const SimulatorDialog = lazy(async () => ({
  default: (await import('../ruleSimulator/SimulatorDialog.tsx')).SimulatorDialog,
}));

/** The paper-assembly rule: a row a question kind, its count and score, and what they come to. */
export function RuleEditor({ value, onChange, record, isReadOnly, errors }: FieldPartProps) {
  const entries = useMemo(() => (Array.isArray(value) ? (value as RuleEntry[]) : []), [value]);
  const { values: kinds } = useDictionary('questionType');
  const certId = typeof record['certId'] === 'string' ? record['certId'] : '';
  const bank = useCall('question.countByType', { certId }, { isSkipped: certId === '' });
  const cert = useCall('cert.get', { id: certId }, { isSkipped: certId === '' });
  const totals = totalsOf(entries);
  const held =
    certId === '' || bank.data === undefined ? undefined : new Map(bank.data.map(({ type, count }) => [type, count]));
  const order = kinds.map(({ code }) => code);
  const change = (type: string, part: Partial<RuleEntry>) =>
    onChange(entries.map((entry) => (entry.type === type ? { ...entry, ...part } : entry)));
  const isTold = errors.length > 0;
  return (
    <div className="rule-editor">
      <table>
        <caption className="rule-caption">
          {certId === '' ? '请选择证书，之后可以看到题库中各题型的题数。' : '勾选题型，填写题数和每题分值。'}
        </caption>
        <thead>
          <tr>
            <th scope="col">题型</th>
            <th scope="col" className="is-number">
              题数
            </th>
            <th scope="col" className="is-number">
              每题分值
            </th>
            <th scope="col" className="is-number">
              小计
            </th>
            <th scope="col">占比</th>
            <th scope="col">题库</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ code, label }) => (
            <Row
              key={code}
              kind={{ code, label }}
              entry={entries.find(({ type }) => type === code)}
              totals={totals}
              held={held && (held.get(code) ?? 0)}
              certId={certId}
              isReadOnly={isReadOnly}
              isTold={isTold}
              onToggle={(isOn) => onChange(toggle({ entries, type: code, isOn, order }))}
              onChange={(part) => change(code, part)}
            />
          ))}
        </tbody>
      </table>
      <div className="rule-totals">
        <p role="status">
          <span>
            共 <strong>{totals.count}</strong> 题
          </span>
          <span>
            总分 <strong>{totals.score}</strong> 分
          </span>
          {cert.data && certId !== '' && (
            <span>
              考试时长 <strong>{cert.data.examMinutes}</strong> 分钟，合格 <strong>{cert.data.passScore}</strong> 分
            </span>
          )}
          {cert.data && totals.score > 0 && Number(cert.data.passScore) > totals.score && (
            <em>总分低于合格分数，没有人能够合格。</em>
          )}
        </p>
        {!isReadOnly && certId !== '' && (
          <Simulate certId={certId} certName={String(cert.data?.certName ?? '')} rule={filledIn(entries)} />
        )}
      </div>
    </div>
  );
}

/** Simulates the rule as it stands in the form. */
function Simulate({ certId, certName, rule }: { certId: string; certName: string; rule: ReturnType<typeof filledIn> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        disabled={!rule}
        title={rule ? '' : '填完题数和每题分值后可以模拟'}
        onClick={() => setOpen(true)}
      >
        模拟组卷
      </Button>
      {isOpen && rule && (
        <Simulator certId={certId} certName={certName} ruleList={rule} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function Simulator(props: ComponentProps<typeof SimulatorDialog>) {
  useFocusBack();
  return (
    <Suspense>
      <SimulatorDialog {...props} />
    </Suspense>
  );
}

interface RowProps {
  kind: { code: string; label: string };
  entry: RuleEntry | undefined;
  totals: Totals;
  /** Questions of the kind in the bank; undefined while unknown. */
  held: number | undefined;
  certId: string;
  isReadOnly: boolean;
  /** The form was tried to be saved: what is missing is said. */
  isTold: boolean;
  onToggle(isOn: boolean): void;
  onChange(part: Partial<RuleEntry>): void;
}

function Row({ kind: { code, label }, entry, totals, held, certId, isReadOnly, isTold, onToggle, onChange }: RowProps) {
  const share = entry ? shareOf(entry, totals) : 0;
  const missing = entry && isTold ? missingOf({ entry, label }) : '';
  const short = entry && held !== undefined ? (entry.num ?? 0) - held : 0;
  const isOff = !entry || isReadOnly;
  return (
    <tr className={entry ? 'is-on' : ''}>
      <th scope="row">
        <Checkbox
          checked={entry !== undefined}
          disabled={isReadOnly}
          onChange={({ target }) => onToggle(target.checked)}
        >
          {label}
        </Checkbox>
        {missing !== '' && <p className="rule-error">{missing}</p>}
      </th>
      <td className="is-number">
        <InputNumber
          aria-label={`${label}题数`}
          min={1}
          max={500}
          precision={0}
          value={entry?.num ?? null}
          disabled={isOff}
          status={missing && !entry?.num ? 'error' : ''}
          onChange={(num) => onChange({ num: num ?? undefined })}
        />
      </td>
      <td className="is-number">
        <InputNumber
          aria-label={`${label}每题分值`}
          min={0.5}
          max={100}
          step={0.5}
          value={entry?.score ?? null}
          disabled={isOff}
          status={missing && !entry?.score ? 'error' : ''}
          onChange={(score) => onChange({ score: score ?? undefined })}
        />
      </td>
      <td className="is-number">{entry ? (entry.num ?? 0) * (entry.score ?? 0) : '–'}</td>
      <td>
        <div className="rule-share" role="img" aria-label={`${label}占总分 ${Math.round(share * 100)}%`}>
          <div>
            <i style={{ width: `${share * 100}%` }} />
          </div>
          <span>{entry ? `${Math.round(share * 100)}%` : ''}</span>
        </div>
      </td>
      <td>
        {held === undefined ? '–' : <Link to={bankRoute({ certId, type: code })}>{`${held} 题`}</Link>}
        {short > 0 && (
          <p className="rule-short">
            <WarningFilled /> {`还差 ${short} 题`}
          </p>
        )}
      </td>
    </tr>
  );
}
