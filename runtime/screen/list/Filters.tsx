import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Badge, Button, Input } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ListScreen } from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import { filters as widgets } from '#kinds/screen/filters.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import { useTyped } from '#runtime/react/useTyped.ts';
import { asText, inOrder } from '../records.ts';
import { texts } from '../texts.ts';
import { countFilters, type ListState } from './state.ts';

export interface FiltersProps {
  screen: Pick<ListScreen, 'filters'>;
  state: Pick<ListState, 'filters'>;
  lookups: Lookups;
  onChange(filters: Readonly<Record<string, unknown>>): void;
}

/** Pixels one filter takes with its gap. */
const step = 212;

/** Conditions in one line; those that do not fit wait behind a button that says how many of them are set. */
export function Filters({ screen, state, lookups, onChange }: FiltersProps) {
  const { keyword, ...named } = screen.filters;
  const entries = inOrder(named);
  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const perLine = Math.max(keyword ? 0 : 1, room - (keyword ? 1 : 0) - 1);
  const hasMore = entries.length > perLine;
  const shown = hasMore && !isUnfolded ? entries.slice(0, perLine) : entries;
  const hidden = entries.slice(shown.length).filter(([name]) => state.filters[name] !== undefined).length;
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...others } = state.filters;
    onChange(value === undefined ? others : { ...others, [name]: value });
  };

  if (entries.length === 0 && !keyword) return null;
  return (
    <div ref={root} className="screen-filters" role="search">
      {keyword && <Keyword value={asText(state.filters['keyword'])} onChange={(value) => set('keyword', value)} />}
      {shown.map(([name, field]) => {
        const Filter = widgets[kindNamed(field.kind).filter];
        return (
          <div key={name} className="screen-filter">
            <Suspense fallback={<Input disabled placeholder={field.title} />}>
              <Filter
                name={name}
                field={field}
                value={state.filters[name]}
                onChange={(value) => set(name, value)}
                lookups={lookups}
              />
            </Suspense>
          </div>
        );
      })}
      <div className="screen-filter-tools">
        {hasMore && (
          <Badge count={hidden} size="small">
            <Button
              type="text"
              aria-expanded={isUnfolded}
              icon={isUnfolded ? <UpOutlined /> : <DownOutlined />}
              iconPosition="end"
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {isUnfolded ? texts.fold : texts.unfold}
            </Button>
          </Badge>
        )}
        {countFilters(state) > 0 && (
          <Button type="text" onClick={() => onChange({})}>
            {texts.reset}
          </Button>
        )}
      </div>
    </div>
  );
}

function Keyword({ value, onChange }: { value: string; onChange(value: string | undefined): void }) {
  const { text, setText, send } = useTyped({ value, onSend: (typed) => onChange(typed || undefined) });
  return (
    <div className="screen-filter">
      <Input
        value={text}
        prefix={<SearchOutlined />}
        placeholder={texts.keyword}
        aria-label={texts.keyword}
        allowClear
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value === '') send('');
        }}
        onPressEnter={() => send(text)}
        onBlur={() => text.trim() !== value && send(text)}
      />
    </div>
  );
}

/** How many filters fit into one line. */
function useRoom(root: React.RefObject<HTMLDivElement>): number {
  const [room, setRoom] = useState(5);
  useEffect(() => {
    if (!root.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(
      ([entry]) => entry && setRoom(Math.max(1, Math.floor(entry.contentRect.width / step))),
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
  return room;
}
