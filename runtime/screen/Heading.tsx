import type { ReactNode } from 'react';
import { FormulaText } from '#kinds/richText/screen/FormulaText.tsx';
import { useFrame } from './host.ts';
import { SettingsButton } from './settings/SettingsButton.tsx';

/** Title of a screen with its buttons at the right. A drawer shows the title itself; a block is one step lower. */
export function Heading({ title, help, children }: { title: string; help?: string | undefined; children?: ReactNode }) {
  const frame = useFrame();
  const text = frame.title === undefined ? title : frame.title;
  const Level = frame.kind === 'block' ? 'h2' : 'h1';
  return (
    <header className="screen-heading">
      <div>
        {text !== null && (
          <Level>
            <FormulaText text={text} />
          </Level>
        )}
        {help && <p className="screen-help">{help}</p>}
      </div>
      <SettingsButton>{children}</SettingsButton>
    </header>
  );
}
