import { Alert, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useFocusBack } from '#runtime/react/useFocusBack.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { NumberBox } from '../numberBox/NumberBox.tsx';
import { fits, problemOf, type Limits, type Typed } from '../numberBox/problem.ts';
import { scoreLimits } from './limits.ts';
import { texts } from './texts.ts';
import type { Words } from './useWords.ts';

export type Drawn = Output<'paper.draw'>;

export interface DrawDialogProps {
  certId: string;
  words: Words;
  /** What stands on the paper already: it is not drawn. */
  questionIds: readonly string[];
  /** How many more the paper takes. */
  room: number;
  onDrawn(drawn: Drawn): void;
  onClose(): void;
}

interface Rule {
  num: Typed;
  score: Typed;
}

const usual: Rule = { num: null, score: 1 };

/** Asks how many questions of each kind are drawn at random, and what each counts. */
export function DrawDialog({ certId, words, questionIds, room, onDrawn, onClose }: DrawDialogProps) {
  useFocusBack();
  const bank = useCall('question.countByType', { certId });
  const [wanted, setWanted] = useState<Readonly<Record<string, Rule>>>({});
  const [isDrawing, setDrawing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const current = useRef<AbortController>();
  useEffect(() => () => current.current?.abort(), []);
  const ruleOf = (type: string): Rule => wanted[type] ?? usual;
  const numLimits: Limits = { min: 0, max: room, step: 1 };
  const isDrawn = (num: Typed): boolean => num !== null && num !== 0;
  const problemsOf = (type: string): { num: string | undefined; score: string | undefined } => {
    const { num, score } = ruleOf(type);
    return isDrawn(num)
      ? { num: problemOf(num, numLimits), score: problemOf(score, scoreLimits) }
      : { num: undefined, score: undefined };
  };
  const ruleList = words.kinds.flatMap(({ code: type }) => {
    const { num, score } = ruleOf(type);
    return isDrawn(num) && fits(num, numLimits) && fits(score, scoreLimits) ? [{ type, num, score }] : [];
  });
  const isWrong = words.kinds.some(({ code }) => problemsOf(code).num ?? problemsOf(code).score);
  const count = ruleList.reduce((sum, { num }) => sum + num, 0);
  const held = (type: string): number => bank.data?.find((each) => each.type === type)?.count ?? 0;
  const draw = async (): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setDrawing(true);
    setFailure(undefined);
    try {
      const drawn = await call(
        'paper.draw',
        { certId, ruleList, without: [...questionIds] },
        { isQuiet: true, signal },
      );
      if (!signal.aborted) onDrawn(drawn);
    } catch (thrown) {
      if (signal.aborted) return;
      setFailure(toCallError(thrown).message);
      setDrawing(false);
    }
  };
  const change = (type: string, part: Partial<Rule>): void =>
    setWanted((former) => ({ ...former, [type]: { ...(former[type] ?? usual), ...part } }));
  return (
    <Modal
      open
      title={texts.draw}
      okText={texts.drawCount(count)}
      okButtonProps={{ disabled: count === 0 || count > room || isWrong, loading: isDrawing }}
      cancelText={texts.cancel}
      onOk={() => void draw()}
      onCancel={onClose}
    >
      <p className="paper-draw-help">
        {texts.drawHelp}
        <br />
        {texts.drawHolds}
      </p>
      {bank.error && <Failed message={bank.error.message} onRetry={() => void bank.reload()} />}
      {failure !== undefined && <Alert type="error" showIcon message={failure} />}
      {count > room && <Alert type="warning" showIcon message={texts.full(room + questionIds.length)} />}
      <table className="paper-draw">
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.bankHolds}</th>
            <th scope="col">{texts.drawNum}</th>
            <th scope="col">{texts.drawScore}</th>
          </tr>
        </thead>
        <tbody>
          {words.kinds.map(({ code, label }) => (
            <tr key={code}>
              <th scope="row">{label}</th>
              <td>{bank.data ? held(code) : '–'}</td>
              <td>
                <NumberBox
                  name={texts.drawNumOf(label)}
                  step={1}
                  value={ruleOf(code).num}
                  problem={problemsOf(code).num}
                  onChange={(num) => change(code, { num })}
                />
              </td>
              <td>
                <NumberBox
                  name={texts.drawScoreOf(label)}
                  step={scoreLimits.step}
                  value={ruleOf(code).score}
                  problem={problemsOf(code).score}
                  onChange={(score) => change(code, { score })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
