/** Grey rows of a table. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="screen-rows-skeleton" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          {[28, 18, 14, 12].map((width) => (
            <i key={width} style={{ width: `${width - (row % 3)}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
