import type { StatePicture } from '#generators/formats.ts';
import './statePictures.css';

/** The states of each kind of record as columns, and below each other the ways from one to another. */
export function StatePictures({ pictures }: { pictures: readonly StatePicture[] }) {
  return (
    <div className="state-pictures">
      {pictures.map((picture) => (
        <figure key={picture.title}>
          <figcaption>{picture.title}</figcaption>
          <Picture {...picture} />
        </figure>
      ))}
    </div>
  );
}

const box = { width: 96, height: 32 };
/** From the middle of one state to that of the next. */
const column = 132;
/** From one way to the next. */
const row = 38;

function Picture({ states, ways }: StatePicture) {
  const middle = new Map(states.map(({ code }, i) => [code, box.width / 2 + 1 + i * column]));
  const bottom = box.height + 16 + ways.length * row;
  const width = states.length * column - (column - box.width) + 56;
  return (
    <svg viewBox={`0 0 ${width} ${bottom}`} width={width} height={bottom} role="img">
      <title>{ways.map(({ from, to, titles }) => `${from} → ${to}: ${titles.join('、')}`).join('; ')}</title>
      <defs>
        <marker id="state-arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 L8 4 L0 8 z" />
        </marker>
      </defs>
      {states.map(({ code, label, isFirst }) => (
        <g key={code} transform={`translate(${(middle.get(code) ?? 0) - box.width / 2} 1)`}>
          <line className="state-line" x1={box.width / 2} x2={box.width / 2} y1={box.height} y2={bottom} />
          <rect className={isFirst ? 'is-first' : ''} width={box.width} height={box.height} rx="8" />
          <text x={box.width / 2} y={box.height / 2 + 5} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {ways.map(({ from, to, titles }, i) => {
        const [start, end] = [middle.get(from) ?? 0, middle.get(to) ?? 0];
        const y = box.height + row * (i + 1);
        const loop = `M${start} ${y - 8} h24 v10 h-24`;
        return (
          <g key={`${from} ${to}`}>
            <path
              className="state-way"
              d={from === to ? loop : `M${start} ${y} H${end}`}
              markerEnd="url(#state-arrow)"
            />
            <text
              x={from === to ? start + 30 : (start + end) / 2}
              y={from === to ? y + 2 : y - 6}
              textAnchor={from === to ? 'start' : 'middle'}
            >
              {titles.join('、')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
