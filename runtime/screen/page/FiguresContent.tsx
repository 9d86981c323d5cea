import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import { Segmented, Skeleton } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { drawField } from '#kinds/screen/drawField.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import { columnTitleWidth } from './widths.ts';
import { useLookups } from '../lookups.ts';
import type { ScreenRecord } from '../records.ts';
import { Failed } from '../states/Failed.tsx';
import { Table } from '../table/Table.tsx';
import { texts } from '../texts.ts';
import { columnsOf, groupText, summaryOf, unitOf, type FiguresBlock } from './figures.ts';
import type { Figures } from './useFigures.ts';

const Chart = lazy(async () => ({ default: (await import('./Chart.tsx')).Chart }));

interface FiguresProps {
  block: FiguresBlock;
  figures: Figures | undefined;
  isLoading: boolean;
  reload(): void;
}

/** The figures of a block: a number, a chart that can be turned into its table, or a table; with what is missing said in its place. */
export function FiguresContent({ block, figures, isLoading, reload }: FiguresProps) {
  const lookups = useLookups(block.columns);
  if (figures?.message !== undefined) return <Failed message={figures.message} onRetry={reload} />;
  if (!figures?.rows)
    return (
      <div className={`screen-figures is-${block.kind ?? 'table'}`} aria-busy={isLoading}>
        <Skeleton active title={false} paragraph={{ rows: block.kind === 'number' ? 1 : 6 }} />
      </div>
    );
  const { rows } = figures;
  return (
    <div className={`screen-figures is-${block.kind ?? 'table'}${isLoading ? ' is-stale' : ''}`} aria-busy={isLoading}>
      {block.kind === 'number' ? (
        <NumberFigure block={block} row={rows[0]} lookups={lookups} />
      ) : rows.length === 0 ? (
        <p className="screen-none">{texts.noFigures}</p>
      ) : block.kind === 'chart' ? (
        <ChartFigure block={block} rows={rows} lookups={lookups} />
      ) : (
        <TableFigure block={block} rows={rows} lookups={lookups} />
      )}
    </div>
  );
}

interface Shown {
  block: FiguresBlock;
  rows: readonly ScreenRecord[];
  lookups: Lookups;
}

function NumberFigure({ block, row = {}, lookups }: Omit<Shown, 'rows'> & { row: ScreenRecord | undefined }) {
  const [name = ''] = block.y ?? [];
  const field = block.columns[name];
  const value = row[name];
  return (
    <p className="screen-figure">
      {field && value !== null && value !== undefined
        ? drawField({ name, field, value, record: row, lookups })
        : texts.noFigure}
    </p>
  );
}

function ChartFigure({ block, rows, lookups }: Shown) {
  const [isTable, setTable] = useState(false);
  const { x = '', y, columns, chart = 'bar', title } = block;
  const names = useMemo(() => y ?? [], [y]);
  const groups = useMemo(
    () => rows.map((row) => groupText({ name: x, field: columns[x], row, lookups })),
    [rows, x, columns, lookups],
  );
  const series = useMemo(
    () =>
      names.map((name) => ({
        title: columns[name]?.title ?? name,
        values: rows.map(({ [name]: value }) => (typeof value === 'number' ? value : null)),
      })),
    [rows, names, columns],
  );
  return (
    <>
      <Segmented
        className="screen-figures-switch"
        size="small"
        aria-label={texts.chartOrTable}
        value={isTable ? 'table' : 'chart'}
        onChange={(value) => setTable(value === 'table')}
        options={[
          { value: 'chart', icon: <BarChartOutlined />, title: texts.asChart },
          { value: 'table', icon: <TableOutlined />, title: texts.asTable },
        ]}
      />
      {isTable ? (
        <TableFigure block={block} rows={rows} lookups={lookups} />
      ) : (
        <Suspense fallback={<div className="screen-chart" aria-busy />}>
          <Chart
            kind={chart}
            label={`${title ?? ''}：${summaryOf({ block, rows, lookups })}`}
            groups={groups}
            series={series}
            unit={unitOf(columns[names[0] ?? ''])}
          />
        </Suspense>
      )}
    </>
  );
}

function TableFigure({ block, rows, lookups }: Shown) {
  const columns = columnsOf(block).map(([name, field]) => ({
    key: name,
    title: field.title,
    width: field.width ?? columnTitleWidth(field.title),
    align:
      field.kind === 'integer' || field.kind === 'number' || field.kind === 'percent' ? ('right' as const) : undefined,
    cell: (row: ScreenRecord) =>
      row[name] === null || row[name] === undefined ? (
        <span className="screen-none">{name === block.x ? texts.noGroup : texts.noFigure}</span>
      ) : (
        drawField({ name, field, value: row[name], record: row, lookups })
      ),
  }));
  return (
    <Table label={block.title ?? ''} columns={columns} rows={rows} keyOf={(_row, index) => String(index)} isCompact />
  );
}
