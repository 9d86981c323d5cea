import type { DictionaryValue } from '#generators/formats.ts';

/** The label of a code, with a dot where the dictionary gives it a colour; a code nobody knows as it is. */
export function DictLabel({ code, known }: { code: string; known: DictionaryValue | undefined }) {
  const label = known?.label ?? code;
  if (!known?.colour) return <span title={label}>{label}</span>;
  return (
    <span className="screen-state">
      <i className="screen-dot" style={{ background: colourOf(known.colour) }} aria-hidden />
      {label}
    </span>
  );
}

/** Colours of dictionaries by name, as variables of the style sheet; any other colour is a CSS colour. */
function colourOf(colour: string): string {
  return /^[a-z]+$/.test(colour) ? `var(--screen-${colour})` : colour;
}
