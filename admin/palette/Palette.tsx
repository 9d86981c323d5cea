import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal, type InputRef } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormulaText } from '#kinds/richText/screen/FormulaText.tsx';
import { texts } from '../texts.ts';
import type { MenuGroup } from '../shell/menus.ts';
import type { Entry } from './entries.ts';
import { useSections } from './useSections.ts';
import './palette.css';

/** Goes anywhere by the keyboard: pages, what can be begun, records; what was last opened on top. */
export function Palette({ groups, onClose }: { groups: readonly MenuGroup[]; onClose(): void }): ReactNode {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const { sections, isSearching, hasFailed } = useSections({ groups, typed });
  const entries = sections.flatMap((section) => section.entries);
  const current = entries[Math.min(place, entries.length - 1)];
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<InputRef>(null);

  // The dialog takes the focus for itself when it opens, sometimes after the field has it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.key]);

  // Whether something unsaved may be left is asked by the route.
  const go = (entry: Entry | undefined): void => {
    if (!entry) return;
    onClose();
    void navigate(entry.route);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a Chinese word is composed, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setPlace((former) => (Math.min(former, entries.length - 1) + step + entries.length) % entries.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(current);
    }
  };

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={640}
      title={<span className="palette-title">{texts.goAnywhere}</span>}
      className="palette"
      style={{ top: 80 }}
      afterOpenChange={(isOpen) => isOpen && box.current?.focus()}
    >
      <Input
        ref={box}
        size="large"
        variant="borderless"
        prefix={<SearchOutlined aria-hidden />}
        value={typed}
        maxLength={100}
        placeholder={texts.goHint}
        role="combobox"
        aria-label={texts.goAnywhere}
        aria-expanded
        aria-controls="palette-list"
        aria-autocomplete="list"
        {...(current && { 'aria-activedescendant': optionId(current) })}
        onChange={({ target }) => {
          setTyped(target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id="palette-list" className="palette-list" role="listbox" aria-label={texts.goAnywhere}>
        {sections.map(({ title, entries: members }) => (
          <div key={title} role="group" aria-label={title}>
            <div className="palette-section" aria-hidden>
              {title}
            </div>
            {members.map((entry) => (
              <div
                key={entry.key}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === current}
                className="palette-entry"
                onMouseMove={() => setPlace(entries.indexOf(entry))}
                onClick={() => go(entry)}
              >
                <FormulaText text={entry.text} />
                <small>{entry.note}</small>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="palette-state" role="status">
        {hasFailed
          ? texts.searchFailed
          : isSearching
            ? texts.searching
            : entries.length === 0
              ? texts.nothingFound
              : texts.goKeys}
      </p>
    </Modal>
  );
}

function optionId({ key }: Entry): string {
  return `palette-${key.replace(/\W+/g, '-')}`;
}
