import { Button, Checkbox, InputNumber, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import type { Json } from '#generators/formats.ts';
import type { ScreenElement } from '#runtime/core/screens/settings/elements.ts';
import { withWord } from '#runtime/core/screens/settings/edits.ts';
import { entriesOf } from '#runtime/core/screens/settings/maps.ts';
import { valueAt, withoutPath } from '#runtime/core/screens/settings/path.ts';
import { widthLimits } from '../table/column.ts';
import { DefaultEdit } from './DefaultEdit.tsx';
import type { Editing } from './editing.ts';
import { Line } from './Line.tsx';
import { texts } from './texts.ts';
import { WordInput } from './WordInput.tsx';

/** What can be said of one element, each word in effect as it is typed. */
export function ElementForm({ element, base, screen, patch, onChange }: Editing & { element: ScreenElement }) {
  const id = useId();
  const { map, name, words, isChanged } = element;
  const path = [map, name];
  const entry = (entriesOf({ screen, map })[name] ?? {}) as Readonly<Record<string, Json>>;
  const set = (word: string, value: Json | undefined): void =>
    onChange(withWord({ settings: { base, patch }, path: [...path, word], value }), [...path, word].join(' '));
  const isThere = valueAt({ value: screen as unknown as Json, path }) !== undefined;
  const draw: Record<(typeof words)[number], () => ReactNode> = {
    title: () => (
      <Line key="title" id={`${id}title`} label={texts.name}>
        <WordInput
          kind="name"
          id={`${id}title`}
          value={textOf(entry['title'])}
          onChange={(value) => set('title', value)}
        />
      </Line>
    ),
    help: () => (
      <Line key="help" id={`${id}help`} label={texts.help}>
        <WordInput
          id={`${id}help`}
          kind="help"
          value={textOf(entry['help'])}
          onChange={(value) => set('help', value === '' ? undefined : value)}
        />
      </Line>
    ),
    width: () => (
      <Line key="width" id={`${id}width`} label={texts.width}>
        <InputNumber
          id={`${id}width`}
          min={widthLimits.least}
          max={widthLimits.most}
          step={20}
          precision={0}
          value={typeof entry['width'] === 'number' ? entry['width'] : null}
          onChange={(value) => value !== null && set('width', value)}
        />
      </Line>
    ),
    isWide: () => (
      <Checkbox
        key="isWide"
        checked={entry['isWide'] === true}
        onChange={({ target }) => set('isWide', target.checked ? true : falseOver({ base, path }))}
      >
        {texts.isWide}
      </Checkbox>
    ),
    default: () => (
      <DefaultEdit
        key="default"
        id={`${id}default`}
        screen={screen}
        name={name}
        onChange={(value) => set('default', value)}
      />
    ),
    group: () => <Choice key="group" id={`${id}group`} word="group" entry={entry} screen={screen} onChange={set} />,
    tab: () => <Choice key="tab" id={`${id}tab`} word="tab" entry={entry} screen={screen} onChange={set} />,
  };
  return (
    <div className="screen-settings-form">
      {isThere && words.map((word) => draw[word]())}
      {isChanged && (
        <Button size="small" onClick={() => onChange(withoutPath({ patch, path }))}>
          {texts.restoreElement}
        </Button>
      )}
    </div>
  );
}

/** The group of a field, the tab of a group. */
function Choice({
  id,
  word,
  entry,
  screen,
  onChange,
}: {
  id: string;
  word: 'group' | 'tab';
  entry: Readonly<Record<string, Json>>;
  screen: Editing['screen'];
  onChange(word: string, value: Json): void;
}) {
  const options = Object.entries(entriesOf({ screen, map: `${word}s` }))
    .filter(([, { screen: list, kind, isHidden }]) => !isHidden && list === undefined && kind === undefined)
    .sort(([, one], [, other]) => one.order - other.order)
    .map(([value, { title }]) => ({ value, label: title }));
  // A group that names no tab stands in the first.
  const value = textOf(entry[word]) || (word === 'tab' ? options[0]?.value : undefined);
  return (
    <Line id={id} label={texts[word]}>
      <Select id={id} options={options} value={value} onChange={(next: string) => onChange(word, next)} />
    </Line>
  );
}

/** Not to be wide is said only over a product that says it is. */
function falseOver({ base, path }: Pick<Editing, 'base'> & { path: readonly string[] }): Json | undefined {
  return valueAt({ value: base as unknown as Json, path: [...path, 'isWide'] }) === undefined ? undefined : false;
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
