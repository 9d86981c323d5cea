import { Alert, Button, Modal, Progress, Radio } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Input, Output } from '#runtime/core/call.ts';
import { labelOf } from '#runtime/core/dictionaries.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { NumberBox } from '../numberBox/NumberBox.tsx';
import { fits, problemOf, type Limits, type Typed } from '../numberBox/problem.ts';
import { bankRoute } from '../ruleEditor/rules.ts';
import { ReportView } from './ReportView.tsx';
import { texts } from './texts.ts';
import { useSimulation } from './useSimulation.ts';
import './ruleSimulator.css';

type Asked = Input<'paperRule.simulate'>;
type Result = Output<'paperRule.simulated'>;

const pools = ['exam', 'both', 'practice'] as const;
const drawLimits: Limits = { min: 1, max: 1000, step: 1 };

/** Asks what is to be simulated, shows how far it is, then what came of it: of the stored rule, or of one that is being edited. */
export function SimulatorDialog({
  certId,
  certName,
  ruleList,
  onClose,
}: Pick<Asked, 'certId' | 'ruleList'> & { certName: string; onClose(): void }) {
  const { stage, begin, cancel, ask } = useSimulation();
  const [pool, setPool] = useState<Asked['pool']>('exam');
  const [draws, setDraws] = useState<Typed>(drawLimits.max);
  const start = () => {
    if (fits(draws, drawLimits)) begin({ certId, pool, draws, ...(ruleList && { ruleList }) });
  };
  return (
    <Modal
      open
      width={stage.is === 'done' ? 'min(1120px, calc(100vw - 32px))' : 560}
      title={texts.title(certName)}
      onCancel={onClose}
      maskClosable={stage.is !== 'running'}
      footer={
        stage.is === 'asking' ? (
          <Button type="primary" disabled={!fits(draws, drawLimits)} onClick={start}>
            {texts.start}
          </Button>
        ) : stage.is === 'running' ? (
          <Button onClick={cancel}>{texts.cancel}</Button>
        ) : (
          <>
            <Button onClick={ask}>{texts.again}</Button>
            <Button type="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        )
      }
    >
      {stage.is === 'asking' ? (
        <>
          {stage.wasCancelled && <Alert type="info" showIcon message={texts.cancelled} />}
          <Questions pool={pool} draws={draws} isUnsaved={ruleList !== undefined} onPool={setPool} onDraws={setDraws} />
        </>
      ) : stage.is === 'running' ? (
        <div className="rule-simulator-running" role="status">
          <p>{stage.isWaiting ? texts.waiting : texts.running}</p>
          <Progress percent={stage.progress} aria-label={texts.running} />
          <p className="screen-help">{texts.closing}</p>
        </div>
      ) : stage.is === 'failed' ? (
        <Failed title={texts.failed} message={stage.message} onRetry={start} />
      ) : (
        <Outcome result={stage.result} onLeave={onClose} />
      )}
    </Modal>
  );
}

interface QuestionsProps {
  pool: Asked['pool'];
  draws: Typed;
  isUnsaved: boolean;
  onPool(pool: Asked['pool']): void;
  onDraws(draws: Typed): void;
}

function Questions({ pool, draws, isUnsaved, onPool, onDraws }: QuestionsProps) {
  const id = useId();
  return (
    <div className="rule-simulator-questions">
      <p>{texts.about}</p>
      {isUnsaved && <p>{texts.unsaved}</p>}
      <fieldset>
        <legend>{texts.pool}</legend>
        <Radio.Group value={pool} onChange={({ target }) => onPool(target.value as Asked['pool'])}>
          {pools.map((name) => (
            <Radio key={name} value={name}>
              {texts.pools[name].label}
              <span className="screen-help">{texts.pools[name].help}</span>
            </Radio>
          ))}
        </Radio.Group>
      </fieldset>
      <label htmlFor={id}>{texts.draws}</label>
      <NumberBox
        id={id}
        step={drawLimits.step}
        value={draws}
        problem={problemOf(draws, drawLimits)}
        describedBy={`${id}-help`}
        onChange={onDraws}
      />
      <p id={`${id}-help`} className="screen-help">
        {texts.drawsHelp}
      </p>
    </div>
  );
}

function Outcome({ result, onLeave }: { result: Result; onLeave(): void }) {
  const { draws, unmet, report } = result;
  return (
    <div className="rule-simulator-outcome">
      {unmet === 0 ? (
        <Alert type="success" showIcon message={texts.enough(draws)} />
      ) : (
        <Alert
          type={report ? 'warning' : 'error'}
          showIcon
          message={report ? texts.partly(draws, unmet) : texts.short}
          description={<Missing result={result} onLeave={onLeave} />}
        />
      )}
      {report && <ReportView report={report} />}
    </div>
  );
}

/** Of which kinds the bank lacks how many, each with the way there. */
function Missing({ result: { certId, missing, report }, onLeave }: { result: Result; onLeave(): void }) {
  const { values: kinds } = useDictionary('questionType');
  return (
    <>
      <ul className="rule-simulator-missing">
        {missing.map(({ type, missing: count }) => (
          <li key={type}>
            <Link to={bankRoute({ certId, type })} onClick={onLeave}>
              {labelOf({ values: kinds, code: type })}
            </Link>
            {texts.lacking(count)}
          </li>
        ))}
      </ul>
      <p className="screen-help">{report ? texts.partlyHelp : texts.shortHelp}</p>
    </>
  );
}
