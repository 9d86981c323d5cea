import type { CertItem } from '#runtime/core/certificate/design.ts';
import { around, type Box } from './box.ts';
import { picked } from './arrange.ts';
import { handles, type Guide, type Handle } from './snap.ts';

export interface MarksProps {
  layout: readonly CertItem[];
  chosen: readonly number[];
  guides: readonly Guide[];
  band?: Box | undefined;
  sheet: { width: number; height: number };
}

/** What shows on the sheet what is chosen, and where it comes to lie; it is not printed. */
export function Marks({ layout, chosen, guides, band, sheet }: MarksProps) {
  const boxes = picked({ layout, chosen });
  const [first, ...more] = boxes;
  return (
    <g aria-hidden>
      {boxes.map((box, index) => (
        <rect key={index} className="cert-chosen" {...rectOf(box)} />
      ))}
      {more.length > 0 && <rect className="cert-whole" {...rectOf(around(boxes))} />}
      {guides.map(({ axis, at }) => (
        <path
          key={`${axis} ${at}`}
          className="cert-guide"
          d={axis === 'x' ? `M${at} 0V${sheet.height}` : `M0 ${at}H${sheet.width}`}
        />
      ))}
      {band && <rect className="cert-band" {...rectOf(band)} />}
      {first &&
        more.length === 0 &&
        handlesOf(first).map((handle) => <Hold key={handle} box={first} handle={handle} />)}
    </g>
  );
}

/** A square of so many pixels at any scale: the end of a line of no length. */
function Hold({ box, handle }: { box: Box; handle: Handle }) {
  const x = box.x + (handle.includes('w') ? -out : handle.includes('e') ? box.width + out : box.width / 2);
  const y = box.y + (handle.includes('n') ? -out : handle.includes('s') ? box.height + out : box.height / 2);
  const d = `M${x} ${y}h0.001`;
  return (
    <>
      <path className="cert-handle-edge" d={d} />
      <path className="cert-handle" d={d} />
      <path className="cert-handle-hold" d={d} data-handle={handle} />
    </>
  );
}

/** Of a low or narrow box those in the middle of its short sides would leave no room to take it by. */
function handlesOf({ width, height }: Box): Handle[] {
  return handles.filter(
    (handle) => (height >= roomy || !['w', 'e'].includes(handle)) && (width >= roomy || !['n', 's'].includes(handle)),
  );
}

/** In millimetres. */
const roomy = 7;

/** How far handles are outside of a box, in millimetres: they hide nothing of a low text. */
const out = 0.9;

function rectOf({ x, y, width, height }: Box): Box {
  return { x, y, width, height };
}
