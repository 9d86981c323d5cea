import encodeQR from 'qr';
import type { Box } from './box.ts';

/** A QR code of the kind that is printed: of an address where a certificate is verified. */
export function QrPicture(box: Box) {
  return (
    <svg {...box} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <path d={`M0 0H${rows.length}V${rows.length}H0Z`} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}

const rows = encodeQR('https://example.org/verify?no=QM-2026-000128', 'raw', { ecc: 'medium', border: 4 });

const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
