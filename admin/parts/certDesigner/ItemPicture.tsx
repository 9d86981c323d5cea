import { memo } from 'react';
import { lineRatio, textDefaults, type CertItem } from '#runtime/core/certificate/design.ts';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import type { CertValues } from '#runtime/core/certificate/tokens.ts';
import { fileAddress } from '#runtime/core/upload.ts';
import { isSame } from '#runtime/core/operations/same.ts';
import { families } from './measure.ts';
import { QrPicture } from './QrPicture.tsx';
import { setText } from './setText.ts';
import { texts } from './texts.ts';

interface ItemProps {
  item: CertItem;
  values: CertValues;
}

/** One item as it is printed, in its place on the sheet. */
export const ItemPicture = memo(function ItemPicture({ item, values }: ItemProps) {
  switch (item.kind) {
    case 'text':
      return <TextPicture item={item} values={values} />;
    case 'qr':
      return <QrPicture {...boxOf(item)} />;
    case 'photo':
      return <PhotoPicture item={item} />;
    case 'picture':
      return item.picture ? <image href={fileAddress(item.picture)} {...boxOf(item)} /> : <EmptyPicture item={item} />;
  }
}, isSame);

/** How far below the top of its line the foot of a letter is, beside its size: the usual font in a line of `lineRatio`. */
const foot = 1.186;

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

function TextPicture({ item, values }: ItemProps) {
  const { lines, size } = setText({ item, values });
  const letters = size / millimetre;
  const align = item.align ?? textDefaults.align;
  // In the middle of its box, from top to bottom.
  const top = item.y + (item.height - lines.length * letters * lineRatio) / 2;
  const x = item.x + { left: 0, center: item.width / 2, right: item.width }[align];
  return (
    <text
      fontFamily={families[item.typeface ?? textDefaults.typeface]}
      fontSize={letters}
      fontWeight={item.isBold ? 700 : 400}
      fill={item.colour ?? textDefaults.colour}
      textAnchor={anchors[align]}
    >
      {lines.map((line, index) => (
        <tspan key={index} x={x} y={top + letters * (index * lineRatio + foot)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Somebody's head and shoulders. */
function PhotoPicture({ item }: { item: CertItem }) {
  return (
    <svg {...boxOf(item)} viewBox="0 0 25 35" preserveAspectRatio="xMidYMid slice">
      <rect x="-50" y="-50" width="125" height="135" fill="#dfe6ee" />
      <circle cx="12.5" cy="13.5" r="5.6" fill="#9aa8b8" />
      <path d="M1.5 35C1.5 26 6 21.5 12.5 21.5S23.5 26 23.5 35Z" fill="#9aa8b8" />
    </svg>
  );
}

function EmptyPicture({ item }: { item: CertItem }) {
  const size = Math.min(4, item.width / 5, item.height / 2);
  return (
    <>
      <rect {...boxOf(item)} fill="#f5f7fa" stroke="#8a94a6" strokeWidth="0.4" strokeDasharray="2 1.5" />
      <text
        x={item.x + item.width / 2}
        y={item.y + item.height / 2 + size * 0.36}
        fontFamily={families.sans}
        fontSize={size}
        fill="#475467"
        textAnchor="middle"
      >
        {texts.noPicture}
      </text>
    </>
  );
}

function boxOf({ x, y, width, height }: CertItem): Pick<CertItem, 'x' | 'y' | 'width' | 'height'> {
  return { x, y, width, height };
}
