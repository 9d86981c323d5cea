import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal, type InputRef } from 'antd';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCodes } from '#runtime/react/useCodes.ts';
import { openedRecords, useOpenedScope } from '#runtime/screen/opened.ts';
import { useTenantId } from '#runtime/screen/screens.ts';
import { plainText } from '#runtime/screen/records.ts';
import { messages } from '../texts.ts';
import type { MenuGroup } from '../shell/menus.ts';
import { actionEntries, pageEntries, recentEntries, recordEntries, type Entry } from './entries.ts';
import { isFound } from './initials.ts';
import './palette.css';

interface Section {
  title: string;
  entries: readonly Entry[];
}

/** Milliseconds without a key before records are looked for. */
const pause = 200;
const mostActions = 8;

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
      title={<span className="palette-title">{messages.goAnywhere}</span>}
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
        placeholder={messages.goHint}
        role="combobox"
        aria-label={messages.goAnywhere}
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
      <div ref={list} id="palette-list" className="palette-list" role="listbox" aria-label={messages.goAnywhere}>
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
                <span>{plainText(entry.text)}</span>
                <small>{entry.note}</small>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="palette-state" role="status">
        {hasFailed
          ? messages.searchFailed
          : isSearching
            ? messages.searching
            : entries.length === 0
              ? messages.nothingFound
              : messages.goKeys}
      </p>
    </Modal>
  );
}

function useSections({ groups, typed }: { groups: readonly MenuGroup[]; typed: string }): {
  sections: Section[];
  isSearching: boolean;
  hasFailed: boolean;
} {
  const has = useCodes();
  const tenantId = useTenantId();
  const scope = useOpenedScope();
  const menus = useMemo(() => groups.flatMap((group) => group.menus), [groups]);
  const pages = useMemo(() => pageEntries(groups), [groups]);
  const [recent, setRecent] = useState<readonly Entry[]>([]);
  const [actions, setActions] = useState<readonly Entry[]>([]);
  const [found, setFound] = useState<{ typed: string; entries: readonly Entry[]; hasFailed: boolean }>({
    typed: '',
    entries: [],
    hasFailed: false,
  });
  const keyword = typed.trim();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Without them there are still the pages.
    recentEntries({ menus, has, opened: openedRecords(scope), signal }).then(
      (entries) => signal.aborted || setRecent(entries),
      () => undefined,
    );
    void actionEntries({ menus, has, tenantId }).then((entries) => signal.aborted || setActions(entries));
    return () => controller.abort();
  }, [menus, has, tenantId, scope]);

  useEffect(() => {
    if (keyword === '') return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      recordEntries({ menus, has, keyword, signal: controller.signal }).then(
        (entries) => setFound({ typed: keyword, entries, hasFailed: false }),
        () => controller.signal.aborted || setFound({ typed: keyword, entries: [], hasFailed: true }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [menus, has, keyword]);

  const fits = ({ text }: Entry): boolean => keyword === '' || isFound({ text, typed: keyword });
  const all: Section[] = [
    { title: messages.recent, entries: recent.filter(fits) },
    { title: messages.pages, entries: pages.filter(fits) },
    { title: messages.actions, entries: keyword === '' ? [] : actions.filter(fits).slice(0, mostActions) },
    {
      title: messages.records,
      entries:
        keyword === ''
          ? []
          : found.entries.filter(({ key }) => !recent.some((entry) => entry.key === key && fits(entry))),
    },
  ];
  return {
    sections: all.filter(({ entries }) => entries.length > 0),
    isSearching: keyword !== '' && found.typed !== keyword,
    hasFailed: keyword !== '' && found.typed === keyword && found.hasFailed,
  };
}

function optionId({ key }: Entry): string {
  return `palette-${key.replace(/\W+/g, '-')}`;
}
