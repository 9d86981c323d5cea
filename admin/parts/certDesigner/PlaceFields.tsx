import { InputNumber } from 'antd';
import { useId } from 'react';
import type { CertItem } from '#runtime/core/certificate/design.ts';
import { tenths, type Box } from './box.ts';
import { texts } from './texts.ts';

/** Where an item stands and how large it is, in millimetres. */
export function PlaceFields({ item, onChange }: { item: CertItem; onChange(fields: Partial<Box>): void }) {
  const id = useId();
  return (
    <div className="cert-fields" role="group" aria-label={texts.place}>
      <span aria-hidden>{texts.place}</span>
      {sides.map((side) => (
        <div key={side} className="cert-field">
          <label htmlFor={`${id}-${side}`}>{texts.places[side]}</label>
          <InputNumber
            id={`${id}-${side}`}
            value={item[side]}
            min={side === 'x' || side === 'y' ? 0 : 2}
            max={297}
            changeOnWheel={false}
            onChange={(length) => {
              if (typeof length === 'number') onChange({ [side]: tenths(length) });
            }}
          />
        </div>
      ))}
    </div>
  );
}

const sides = ['x', 'y', 'width', 'height'] as const;
