import { useMemo, useState } from 'react';
import { isColor } from '#kinds/color/isColor.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { asText } from '#runtime/screen/records.ts';
import { Readability } from './Readability.tsx';
import { checksOf } from './checks.ts';
import { Preview } from './Preview.tsx';
import { texts } from './texts.ts';
import './brandColour.css';

/** The colour of an organisation, with what both apps look like in it and how well that is read. */
export function BrandColour({ value, record, widget }: FieldPartProps) {
  const typed = asText(value);
  const colour = useLastColour(typed);
  const hint = typed !== '' && !isColor(typed) ? 'wrong' : colour ? 'chosen' : 'none';
  const checks = useMemo(() => (colour ? checksOf(colour) : undefined), [colour]);
  return (
    <div className="brand">
      <div className="brand-box">{widget}</div>
      <p className={hint === 'wrong' ? 'screen-help brand-wrong' : 'screen-help'}>{texts[hint]}</p>
      <Preview
        colour={colour}
        orgName={asText(record['orgName'])}
        logo={asText(record['portalLogoUrl'])}
        favicon={asText(record['faviconUrl'])}
      />
      {checks && <Readability {...checks} />}
    </div>
  );
}

/** While a colour is being typed, the former one stays. */
function useLastColour(text: string): string | undefined {
  const [former, setFormer] = useState<string>();
  const colour = text === '' ? undefined : isColor(text) ? text : former;
  if (colour !== former) setFormer(colour);
  return colour;
}
