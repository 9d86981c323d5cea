import { chart, rounded, table, type Columns, type Picture } from '../pictures/pictures.ts';
import type { Progress } from './marking.ts';
import { texts } from './texts.ts';

/** How much each examiner did, how they score beside the others, and all of it as a table. */
export function picturesOf({ examiners }: Progress): Picture[] {
  const rows = examiners.map(({ name, count, meanShare, othersShare, controls, controlDifference }) => ({
    name,
    count,
    meanShare: roundedOrNull(meanShare, 100),
    othersShare: roundedOrNull(othersShare, 100),
    controls,
    controlDifference: roundedOrNull(controlDifference),
  }));
  return [
    {
      key: 'progress',
      width: 6,
      block: chart({ title: texts.progressOf, columns, chart: 'row', x: 'name', y: ['count'] }),
      rows,
    },
    {
      key: 'drift',
      width: 6,
      help: texts.driftHelp,
      block: chart({ title: texts.drift, columns, x: 'name', y: ['meanShare', 'othersShare'] }),
      rows,
    },
    { key: 'table', width: 12, block: table({ title: texts.table, columns }), rows },
  ];
}

const columns: Columns = {
  name: { kind: 'text', title: texts.examiner },
  count: { kind: 'integer', title: texts.count },
  meanShare: { kind: 'percent', title: texts.meanShare },
  othersShare: { kind: 'percent', title: texts.othersShare },
  controls: { kind: 'integer', title: texts.controls },
  controlDifference: { kind: 'number', title: texts.controlDifference },
};

function roundedOrNull(value: number | null | undefined, times = 1): number | null {
  return value === null || value === undefined ? null : rounded(value * times);
}
