import { Alert, InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useFocusBack } from '#runtime/react/useFocusBack.ts';
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

type Wanted = Readonly<Record<string, { num?: number | null; score?: number | null }>>;

/** Asks how many questions of each kind are drawn at random, and what each counts. */
export function DrawDialog({ certId, words, questionIds, room, onDrawn, onClose }: DrawDialogProps) {
  useFocusBack();
  const bank = useCall('question.countByType', { certId });
  const [wanted, setWanted] = useState<Wanted>({});
  const [isDrawing, setDrawing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ruleList = words.kinds.flatMap(({ code: type }) => {
    const { num, score = 1 } = wanted[type] ?? {};
    return num && score ? [{ type, num, score }] : [];
  });
  const count = ruleList.reduce((sum, { num }) => sum + num, 0);
  const held = (type: string): number => bank.data?.find((each) => each.type === type)?.count ?? 0;
  const draw = async (): Promise<void> => {
    setDrawing(true);
    try {
      onDrawn(await call('paper.draw', { certId, ruleList, without: [...questionIds] }, { isQuiet: true }));
    } catch (thrown) {
      setFailure(toCallError(thrown).message);
      setDrawing(false);
    }
  };
  const change = (type: string, part: Wanted[string]): void =>
    setWanted((former) => ({ ...former, [type]: { ...former[type], ...part } }));
  return (
    <Modal
      open
      title={texts.draw}
      okText={texts.drawCount(count)}
      okButtonProps={{ disabled: count === 0 || count > room, loading: isDrawing }}
      cancelText={texts.cancel}
      onOk={() => void draw()}
      onCancel={onClose}
    >
      <p className="paper-draw-help">{texts.drawHelp}</p>
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
                <InputNumber
                  aria-label={texts.drawNumOf(label)}
                  min={0}
                  max={room}
                  precision={0}
                  changeOnWheel={false}
                  value={wanted[code]?.num ?? null}
                  onChange={(num) => change(code, { num })}
                />
              </td>
              <td>
                <InputNumber
                  {...scoreLimits}
                  aria-label={texts.drawScoreOf(label)}
                  value={wanted[code]?.score === undefined ? 1 : wanted[code].score}
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
