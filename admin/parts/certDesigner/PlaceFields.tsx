import type { CertItem } from '#runtime/core/certificate/design.ts';
import type { Box } from './box.ts';
import { NumberField } from './NumberField.tsx';
import { texts } from './texts.ts';

/** Where an item stands and how large it is, in millimetres. */
export function PlaceFields({ item, onChange }: { item: CertItem; onChange(fields: Partial<Box>): void }) {
  return (
    <div className="cert-fields" role="group" aria-label={texts.place}>
      <span aria-hidden>{texts.place}</span>
      {sides.map((side) => (
        <NumberField
          key={side}
          title={texts.places[side]}
          value={item[side]}
          limits={{ min: side === 'x' || side === 'y' ? 0 : 2, max: 297 }}
          onChange={(length) => onChange({ [side]: length })}
        />
      ))}
    </div>
  );
}

const sides = ['x', 'y', 'width', 'height'] as const;
