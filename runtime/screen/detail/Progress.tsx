import { useMemo } from 'react';
import type { ScreenField, ScreenProgress } from '#generators/formats.ts';
import { drawField } from '#kinds/screen/drawField.ts';
import { useLookups } from '../lookups.ts';
import type { ScreenRecord } from '../records.ts';
import { StepLine } from '../StepLine.tsx';
import { texts } from '../texts.ts';
import { stagesOf } from './stages.ts';

/** How a time is read. */
const moment: ScreenField = { kind: 'dateTime', title: '', order: 0 };

/** Where a record stands on its way. */
export function Progress({ progress, record }: { progress: ScreenProgress; record: ScreenRecord }) {
  const { dict } = progress;
  const fields = useMemo(
    (): Record<string, ScreenField> => ({ state: { kind: 'dict', title: '', order: 0, dict } }),
    [dict],
  );
  const labels = useLookups(fields)[dict];
  return (
    <div className="screen-card screen-gap-bottom">
      <StepLine
        label={texts.progress}
        steps={stagesOf({ progress, record }).map(({ state, place, time }) => ({
          key: state,
          title: labels?.get(state)?.label ?? state,
          note: time && drawField({ name: state, field: moment, value: time, record, lookups: {} }),
          place,
        }))}
      />
    </div>
  );
}
