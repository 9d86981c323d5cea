import { Alert } from 'antd';
import type { Ref } from 'react';
import type { CertDesign, CertItem } from '#runtime/core/certificate/design.ts';
import { ImageEdit } from '#kinds/image/edit.tsx';
import { ArrangeTools } from './ArrangeTools.tsx';
import { changed, picked } from './arrange.ts';
import { LookFields } from './LookFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TextField, type TextFieldHandle } from './TextField.tsx';
import { texts } from './texts.ts';

export interface PanelProps {
  design: CertDesign;
  chosen: readonly number[];
  /** What the server said of the chosen items. */
  errors: readonly string[];
  textRef: Ref<TextFieldHandle>;
  choose(chosen: readonly number[]): void;
  onLayout(layout: CertItem[], of?: string): void;
  onRemove(): void;
  onDuplicate(): void;
}

/** What the chosen items are like. */
export function Panel({ design, chosen, errors, textRef, choose, onLayout, onRemove, onDuplicate }: PanelProps) {
  const { layout } = design;
  const items = picked({ layout, chosen });
  const [item] = items;
  if (!item)
    return (
      <aside className="cert-panel" aria-label={texts.panel}>
        <p>{texts.help}</p>
        <p className="cert-help">{texts.keys}</p>
      </aside>
    );
  const isOne = items.length === 1;
  const set = (fields: Partial<CertItem>): void =>
    onLayout(
      changed({ layout, chosen }, (former) => ({ ...former, ...fields })),
      `${Object.keys(fields).join()} ${chosen.join()}`,
    );
  return (
    <aside className="cert-panel" aria-label={texts.panel}>
      <h3>{isOne ? texts.kinds[item.kind] : texts.several(items.length)}</h3>
      {errors.map((error) => (
        <Alert key={error} type="error" showIcon message={error} />
      ))}
      {isOne && item.kind === 'text' && (
        <TextField ref={textRef} value={item.text ?? ''} onChange={(text) => set({ text })} />
      )}
      {isOne && item.kind === 'picture' && (
        <ImageEdit
          id="cert-picture"
          name="picture"
          field={{ kind: 'image', title: texts.picture, order: 1 }}
          value={item.picture}
          onChange={(picture) => set({ picture: typeof picture === 'string' ? picture : null })}
          isReadOnly={false}
          isInvalid={false}
          record={nothing}
          lookups={nothing}
        />
      )}
      {items.every(({ kind }) => kind === 'text') && (
        <LookFields key={`look ${chosen.join()}`} items={items} onChange={set} />
      )}
      {isOne && <PlaceFields key={`place ${chosen.join()}`} item={item} onChange={set} />}
      <ArrangeTools
        design={design}
        chosen={chosen}
        choose={choose}
        onLayout={onLayout}
        onRemove={onRemove}
        onDuplicate={onDuplicate}
      />
    </aside>
  );
}

const nothing = {};
