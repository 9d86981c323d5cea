import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useSteps } from '#runtime/react/useSteps.ts';
import { countsOf, painted, resized, type PlaceKind } from '#runtime/core/seats/plan.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { kindTexts, kindsInOrder } from './kinds.ts';
import { PlaceMark } from './PlaceMark.tsx';
import { SeatGrid } from './SeatGrid.tsx';
import { SizeInput } from './SizeInput.tsx';
import './seatPlanEditor.css';

/** The seat plan of a room, drawn with a brush by mouse or keyboard; where it can only be read, as a picture. */
export function SeatPlanEditor({ value, onChange, isReadOnly }: FieldPartProps) {
  const plan = useMemo(() => (Array.isArray(value) ? (value as unknown[]).map(String) : []), [value]);
  if (isReadOnly)
    return (
      <div className="seat-plan">
        <SeatGrid plan={plan} />
        <Summary plan={plan} />
      </div>
    );
  return <Editor plan={plan} onChange={onChange} />;
}

function Editor({ plan, onChange }: { plan: string[]; onChange(plan: string[]): void }) {
  const { change, undo, redo, onKeyDown } = useSteps({ value: plan, onChange });
  const [brush, setBrush] = useState<PlaceKind>('aisle');
  const columns = plan[0]?.length ?? 0;
  /** The plan before its size is typed: on the way to 12 rows it has one, and what was drawn in the others comes back. */
  const [whole, setWhole] = useState<string[]>();
  const resize = (size: { rows?: number; columns?: number }) => {
    const from = whole ?? plan;
    setWhole(from);
    change(resized({ plan: from, rows: plan.length, columns, ...size }));
  };
  const endSizing = () => setWhole(undefined);
  return (
    <div className="seat-plan" onKeyDown={onKeyDown}>
      <div className="seat-plan-tools">
        <SizeInput
          label="排数"
          name="排数"
          value={plan.length}
          onChange={(rows) => resize({ rows })}
          onDone={endSizing}
        />
        <SizeInput
          label="每排"
          name="每排的座位数"
          value={columns}
          onChange={(next) => resize({ columns: next })}
          onDone={endSizing}
        />
        <span className="seat-plan-steps">
          <Button icon={<UndoOutlined />} disabled={!undo} onClick={undo}>
            撤销
          </Button>
          <Button icon={<RedoOutlined />} disabled={!redo} onClick={redo}>
            重做
          </Button>
        </span>
      </div>
      <div className="seat-plan-brush">
        <span id="seat-plan-brush">画成</span>
        <Segmented
          aria-labelledby="seat-plan-brush"
          value={brush}
          onChange={setBrush}
          options={kindsInOrder.map((kind) => ({
            value: kind,
            label: (
              <span className="seat-plan-kind">
                <PlaceMark kind={kind} />
                {kindTexts[kind]}
              </span>
            ),
          }))}
        />
      </div>
      <SeatGrid plan={plan} brush={brush} onPaint={(places, kind) => change(painted({ plan, places, kind }))} />
      <Summary plan={plan} />
      <p className="seat-plan-help">
        在图上点击或按住拖动；点击排号或列号，改一整排或一整列。键盘：方向键移动，空格画，1 到 4
        直接画成上面的一种，Ctrl Z 撤销。
      </p>
    </div>
  );
}

function Summary({ plan }: { plan: readonly string[] }) {
  const { seat, accessible, outOfUse } = countsOf(plan);
  return (
    <p className="seat-plan-summary" role="status">
      可用座位 <strong>{seat + accessible}</strong> 个
      {accessible > 0 && (
        <>
          ，其中无障碍座位 <strong>{accessible}</strong> 个
        </>
      )}
      {outOfUse > 0 && (
        <>
          ；停用 <strong>{outOfUse}</strong> 个
        </>
      )}
      。
    </p>
  );
}
