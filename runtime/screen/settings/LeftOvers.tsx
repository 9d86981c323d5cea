import { Button } from 'antd';
import type { Json } from '#generators/formats.ts';
import { takenOver } from '#runtime/core/screens/settings/edits.ts';
import type { LeftOver } from '#runtime/core/screens/settings/leftOver.ts';
import { withoutPath } from '#runtime/core/screens/settings/path.ts';
import { texts } from './texts.ts';

/** What no longer fits the product, each with what may be done about it. */
export function LeftOvers({
  left,
  patch,
  onChange,
}: {
  left: readonly LeftOver[];
  patch: Json;
  onChange(patch: Json): void;
}) {
  if (left.length === 0) return null;
  return (
    <section className="screen-settings-left" aria-label={texts.leftOvers(left.length)}>
      <h3>{texts.leftOvers(left.length)}</h3>
      <p className="screen-help">{texts.leftOversHint}</p>
      <ul>
        {left.map(({ path, subject, message, instead }) => (
          <li key={path.join('/')}>
            <p>
              {subject}：{message}
            </p>
            {instead && (
              <Button size="small" type="primary" onClick={() => onChange(takenOver({ patch, ...instead }))}>
                {texts.takeOver(instead.title)}
              </Button>
            )}
            <Button size="small" onClick={() => onChange(withoutPath({ patch, path }))}>
              {texts.drop}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
