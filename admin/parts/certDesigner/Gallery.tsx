import type { CertDesign } from '#runtime/core/certificate/design.ts';
import { offeredDesigns } from '#runtime/core/certificate/designs.ts';
import { Sheet } from './Sheet.tsx';
import { texts } from './texts.ts';
import { typicalValues } from './useValues.ts';

/** The designs of the platform and an empty sheet, as pictures. */
export function Gallery({ taken, onTake }: { taken?: Choice | undefined; onTake(choice: Choice): void }) {
  return (
    <div className="cert-gallery">
      {choices.map((choice) => (
        <button
          key={choice.title}
          type="button"
          aria-pressed={taken && taken === choice}
          onClick={() => onTake(choice)}
        >
          <span className="cert-gallery-sheet">
            <Sheet
              design={choice.design}
              values={typicalValues}
              aria-hidden
              className={`is-${choice.design.orientation}`}
            />
          </span>
          {choice.title}
        </button>
      ))}
    </div>
  );
}

export interface Choice {
  title: string;
  design: CertDesign;
}

const blank: Choice = {
  title: texts.blank,
  design: { orientation: 'landscape', frame: 'none', accent: '#b08d3c', background: null, layout: [] },
};

const choices: readonly Choice[] = [
  ...offeredDesigns.map(({ title, ...design }) => ({ title, design: { ...design, background: null } })),
  blank,
];
