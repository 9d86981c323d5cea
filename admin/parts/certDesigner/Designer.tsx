import { FilePdfOutlined, LayoutOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CertDesign, CertItem } from '#runtime/core/certificate/design.ts';
import { openFile } from '#runtime/core/download.ts';
import { isSame } from '#runtime/core/operations/same.ts';
import { elsewhere, useSteps } from '#runtime/react/useSteps.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { picked } from './arrange.ts';
import { Gallery } from './Gallery.tsx';
import { copied, palette, placeFor, type Offered } from './items.ts';
import { Panel } from './Panel.tsx';
import { Problems } from './Problems.tsx';
import { problemsOf } from './problems.ts';
import { Stage } from './Stage.tsx';
import { TakeDesign } from './TakeDesign.tsx';
import type { TextFieldHandle } from './TextField.tsx';
import { texts } from './texts.ts';
import { turned } from './turned.ts';
import { useValues, type Sample } from './useValues.ts';

export interface DesignerProps {
  design: CertDesign;
  onChange(design: CertDesign): void;
  errors: FieldPartProps['errors'];
}

/** The sheet with what is done to it: palette, steps, panel of what is chosen, and what is wrong with it. */
export function Designer({ design, onChange, errors }: DesignerProps) {
  const { layout } = design;
  const { change, undo, redo, onKeyDown } = useSteps({ value: design, onChange, isShared: true });
  const [picks, choose] = useState<readonly number[]>([]);
  const [sample, setSample] = useState<Sample>('longest');
  const [isFull, setIsFull] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const [isBegun, setIsBegun] = useState(layout.length > 0);
  const [isPrinting, setIsPrinting] = useState(false);
  const text = useRef<TextFieldHandle>(null);
  const values = useValues(sample);
  // Of steps and of others a shorter layout may come.
  const chosen = useMemo(() => picks.filter((index) => index < layout.length), [picks, layout.length]);
  const problems = useMemo(() => problemsOf({ design, values }), [design, values]);
  const refused = useMemo(() => refusedItems(errors), [errors]);

  const setLayout = (next: readonly CertItem[], of?: string): void => change({ ...design, layout: next }, of);
  useTurning({ design, change });

  const add = ({ item }: Offered): void => {
    setLayout([...layout, { ...item, ...placeFor({ size: item, layout, orientation: design.orientation }) }]);
    choose([layout.length]);
  };
  const remove = (): void => {
    setLayout(layout.filter((_, index) => !chosen.includes(index)));
    choose([]);
  };
  const duplicate = (): void => {
    const copies = copied({ items: picked({ layout, chosen }), orientation: design.orientation });
    setLayout([...layout, ...copies]);
    choose(copies.map((_, index) => layout.length + index));
  };
  const take = (next: CertDesign): void => {
    setIsBegun(true);
    setIsTaking(false);
    choose([]);
    change(next);
  };
  const print = async (): Promise<void> => {
    setIsPrinting(true);
    // Whoever clicked has been told of a failure.
    await openFile('certTemplate.preview', { ...design }).catch(() => undefined);
    setIsPrinting(false);
  };

  if (!isBegun && layout.length === 0)
    return (
      <section className="cert-begin" aria-label={texts.begin}>
        <h3>{texts.begin}</h3>
        <p className="cert-help">{texts.beginHelp}</p>
        <Gallery onTake={(choice) => take(choice.design)} />
      </section>
    );
  return (
    <div className="cert-designer" onKeyDown={onKeyDown}>
      <div className="cert-bar">
        <Button icon={<UndoOutlined />} disabled={!undo} onClick={undo}>
          {texts.undo}
        </Button>
        <Button icon={<RedoOutlined />} disabled={!redo} onClick={redo}>
          {texts.redo}
        </Button>
        <Button icon={<LayoutOutlined />} onClick={() => setIsTaking(true)}>
          {texts.designs}
        </Button>
        <Button icon={<FilePdfOutlined />} loading={isPrinting} onClick={() => void print()}>
          {texts.preview}
        </Button>
        <span className="cert-views">
          <Switch<Sample> title={texts.sample} value={sample} options={texts.samples} onChange={setSample} />
          <Switch
            title={texts.zoom}
            value={isFull ? 'full' : 'fit'}
            options={texts.zooms}
            onChange={(zoom) => setIsFull(zoom === 'full')}
          />
        </span>
      </div>
      <div className="cert-bar" role="group" aria-label={texts.tools}>
        <span aria-hidden>{texts.tools}</span>
        {palette.map((offered) => (
          <Button
            key={offered.title}
            size="small"
            aria-label={texts.add(offered.title)}
            disabled={layout.length >= most}
            onClick={() => add(offered)}
          >
            {offered.title}
          </Button>
        ))}
      </div>
      <div className="cert-work">
        <div className="cert-main">
          <Stage
            design={design}
            values={values}
            chosen={chosen}
            wrong={new Set([...refused.keys(), ...problems.flatMap(({ index }) => index ?? [])])}
            isFull={isFull}
            choose={choose}
            onLayout={setLayout}
            onRemove={remove}
            onDuplicate={duplicate}
            onWrite={() => text.current?.focus()}
          />
          <Problems problems={problems} choose={choose} />
        </div>
        <Panel
          design={design}
          chosen={chosen}
          errors={chosen.flatMap((index) => refused.get(index) ?? [])}
          textRef={text}
          choose={choose}
          onLayout={setLayout}
          onRemove={remove}
          onDuplicate={duplicate}
        />
      </div>
      {isTaking && <TakeDesign count={layout.length} onTake={take} onClose={() => setIsTaking(false)} />}
    </div>
  );
}

/** As the catalogue has it. */
const most = 60;

/** Who turns the sheet by the field beside it finds all of it on the sheet still; it is one step with the turning. */
function useTurning({ design, change }: { design: CertDesign; change(design: CertDesign, of?: string): void }): void {
  const former = useRef(design);
  useEffect(() => {
    const { orientation, layout } = former.current;
    former.current = design;
    if (orientation === design.orientation || !isSame(layout, design.layout)) return;
    change({ ...design, layout: turned({ layout, from: orientation, to: design.orientation }) }, elsewhere);
  });
}

/** What the server said of items, by their indices. */
function refusedItems(errors: FieldPartProps['errors']): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { path, message } of errors) {
    const index = /^\/(\d+)(\/|$)/.exec(path)?.[1];
    if (index !== undefined) found.set(Number(index), [...(found.get(Number(index)) ?? []), message]);
  }
  return found;
}

function Switch<Value extends string>({
  title,
  value,
  options,
  onChange,
}: {
  title: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange(value: Value): void;
}) {
  return (
    <span className="cert-switch">
      <span aria-hidden>{title}</span>
      <Segmented<Value>
        aria-label={title}
        value={value}
        onChange={onChange}
        options={Object.entries<string>(options).map(([key, label]) => ({ value: key as Value, label }))}
      />
    </span>
  );
}
