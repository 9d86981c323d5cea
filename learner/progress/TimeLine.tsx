import { useId, type ReactNode } from 'react';

export interface TimePoint {
  key: string;
  /** Below the line, where there is room. */
  label: string;
  /** 0 to 100. */
  percent: number;
}

interface TimeLineProps {
  title: string;
  note: string;
  /** What the picture shows, for who does not see it. */
  summary: string;
  points: readonly TimePoint[];
  /** What is chosen for the picture. */
  tools?: ReactNode;
  /** The same as a table, with its heading. */
  tableText: string;
  table: ReactNode;
}

/** Where the lines of the grid lie, in percent of what is measured. */
const grid = [0, 50, 100] as const;
/** The field of the drawing, in percent of the width and in pixels. */
const field = { left: 15, right: 96, top: 18, bottom: 132 };

/** Percentages in the order of time as a line with dots; drawn in shares of the width, so that texts keep their size. */
export function TimeLine({ title, note, summary, points, tools, tableText, table }: TimeLineProps) {
  const headingId = useId();
  const step = (field.right - field.left) / Math.max(1, points.length - 1);
  const placed = points.map((point, index) => ({
    ...point,
    x: points.length === 1 ? (field.left + field.right) / 2 : field.left + index * step,
    y: heightOf(point.percent),
  }));
  const ends = placed.length > 1 ? [placed[0], placed[placed.length - 1]] : placed;
  return (
    <section className="time-line" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {tools}
      <p>{note}</p>
      <svg role="img" aria-label={summary}>
        {grid.map((percent) => (
          <g key={percent}>
            <line
              className="time-grid"
              x1={`${field.left}%`}
              x2={`${field.right}%`}
              y1={heightOf(percent)}
              y2={heightOf(percent)}
            />
            <text x={`${field.left - 2}%`} y={heightOf(percent) + 4} textAnchor="end">{`${percent}%`}</text>
          </g>
        ))}
        {placed.slice(1).map(({ key, x, y }, index) => (
          <line
            key={key}
            className="time-way"
            x1={`${placed[index]?.x ?? x}%`}
            y1={placed[index]?.y ?? y}
            x2={`${x}%`}
            y2={y}
          />
        ))}
        {placed.map(({ key, x, y, label, percent }) => (
          <circle key={key} className="time-dot" cx={`${x}%`} cy={y} r="4">
            <title>{`${label} ${percent}%`}</title>
          </circle>
        ))}
        {ends.map(
          (end, index) =>
            end && (
              <text
                key={end.key}
                x={`${end.x}%`}
                y={field.bottom + 22}
                textAnchor={ends.length === 1 ? 'middle' : index === 0 ? 'start' : 'end'}
              >
                {end.label}
              </text>
            ),
        )}
      </svg>
      <details>
        <summary>{tableText}</summary>
        {table}
      </details>
    </section>
  );
}

function heightOf(percent: number): number {
  return field.bottom - ((field.bottom - field.top) * percent) / 100;
}
