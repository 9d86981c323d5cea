import { useMount } from 'ahooks';
import { Empty, Select } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import { useOptions } from './useOptions.ts';

type Passed = Pick<
  ComponentProps<typeof Select>,
  | 'id'
  | 'onBlur'
  | 'disabled'
  | 'defaultOpen'
  | 'status'
  | 'placeholder'
  | 'aria-label'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'allowClear'
  | 'maxTagCount'
>;

export interface RefSelectProps extends Passed {
  operation: string;
  isMany: boolean;
  value: unknown;
  /** Labels known beforehand, beside the values. */
  labels: readonly string[];
  /** What tells them apart, as far as known beforehand. */
  marks?: readonly unknown[];
  /** What a record must have to be offered, by its fields. */
  wanted?: Readonly<Record<string, unknown>>;
  /** What has to be filled in before anything can be offered. */
  waitsFor?: string | undefined;
  /** What is shown small beside a label. */
  marksOf(marks: unknown): string;
  onChange(value: unknown): void;
}

/** Chooses records of another entity: opens with the first ones, searches on the server, loads more on scrolling. */
export function RefSelect({
  operation,
  isMany,
  value,
  labels,
  marks,
  wanted,
  waitsFor,
  marksOf,
  onChange,
  ...passed
}: RefSelectProps) {
  const ids = (Array.isArray(value) ? value : [value]).map(asText).filter(Boolean);
  const { options, isLoading, hasFailed, isSearched, search, more } = useOptions({
    operation,
    ids,
    labels,
    ...(marks && { marks }),
    ...(wanted && { wanted }),
    isOpen: waitsFor === undefined,
  });
  // Of one that is open from the start nobody tells that it was opened.
  useMount(() => {
    if (passed.defaultOpen) search('');
  });
  const none = isSearched ? texts.noOptions : texts.noChoices;
  const found = isLoading ? texts.loadingOptions : hasFailed ? texts.loadFailed : none;
  const note = waitsFor === undefined ? found : texts.fillFirst(waitsFor);
  return (
    <Select
      {...passed}
      className="screen-fill"
      showSearch
      filterOption={false}
      value={isMany ? ids : (ids[0] ?? null)}
      options={options.map((option) => ({ value: option.value, label: option.label, marks: marksOf(option.marks) }))}
      optionRender={({ label, data }) => <Choice label={label} marks={data.marks} />}
      labelRender={({ value: id, label }) => (
        <Choice label={label} marks={marksOf(options.find((option) => option.value === id)?.marks)} />
      )}
      loading={isLoading}
      onSearch={search}
      onOpenChange={(isOpen) => {
        if (isOpen) search('');
      }}
      onPopupScroll={({ currentTarget: list }) => {
        if (!isLoading && list.scrollTop + list.clientHeight >= list.scrollHeight - 40) more();
      }}
      notFoundContent={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={note} />}
      onChange={(next: unknown) => onChange(next ?? (isMany ? [] : null))}
      {...(isMany && { mode: 'multiple' as const })}
    />
  );
}

function Choice({ label, marks }: { label: ReactNode; marks: string }) {
  return (
    <>
      {label}
      {marks && <small className="screen-marks">{marks}</small>}
    </>
  );
}
