import { Button, Empty } from 'antd';
import type { Json } from '#generators/formats.ts';
import { changeText, type ScreenChange } from '#runtime/core/screens/settings/changes.ts';
import { withoutPath } from '#runtime/core/screens/settings/path.ts';
import { texts } from './texts.ts';

/** What differs from the product's screen, each with a way to take it back. */
export function ChangeList({
  changes,
  patch,
  onChange,
}: {
  changes: readonly ScreenChange[];
  patch: Json;
  onChange(patch: Json): void;
}) {
  if (changes.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.nothingChanged} />;
  return (
    <>
      <p className="screen-help">{texts.changedFrom}</p>
      <ul className="screen-settings-changes">
        {changes.map((change) => {
          const text = changeText(change);
          return (
            <li key={change.path.join('/')}>
              <span>{text}</span>
              <Button
                size="small"
                type="link"
                aria-label={texts.takeBack(text)}
                onClick={() => onChange(withoutPath({ patch, path: change.path }))}
              >
                {texts.takeBackShort}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
