import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { ArrayField } from '@formily/core';
import type { Schema } from '@formily/json-schema';
import { observer, RecursionField, useField, useFieldSchema } from '@formily/react';
import { Button } from 'antd';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { inOrder } from '../records.ts';
import { texts } from '../texts.ts';
import { fieldId, useFormSurroundings } from './context.ts';
import type { FieldEditProps } from './FieldEdit.tsx';
import { valuesOf } from './values.ts';

/** Entries of a list of objects, as cards or as rows of a table: add, fill in, move, take away. */
export const ListEdit = observer(({ definition }: FieldEditProps) => {
  const field = definition();
  const target = useField<ArrayField>();
  const schema = useFieldSchema();
  const { formId } = useFormSurroundings();
  const entries: unknown[] = Array.isArray(target.value) ? target.value : [];
  const isFixed = target.pattern === 'readOnly';
  const isFull = field.maxItems !== undefined && entries.length >= field.maxItems;
  const items = [schema.items].flat()[0] as Schema | undefined;
  const columns = inOrder(field.items ?? {});
  const path = target.path.toString();
  const addId = fieldId({ formId, path });

  /** Where the keyboard is led once the entries are drawn anew; -1 is the button below them. */
  const wanted = useRef<{ index: number; name: string | undefined }>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const { index, name } = wanted.current;
    wanted.current = undefined;
    const place = index < 0 || name === undefined ? addId : fieldId({ formId, path: `${path}.${index}.${name}` });
    document.getElementById(place)?.focus();
  });
  const first = columns.find(([, { isReadOnly }]) => !isReadOnly)?.[0];
  const add = (): void => {
    wanted.current = { index: entries.length, name: first };
    void target.push(valuesOf({ fields: field.items ?? {}, record: undefined }));
  };
  const remove = (index: number): void => {
    wanted.current = { index: Math.min(index, entries.length - 2), name: first };
    void target.remove(index);
  };
  /** With Alt and an arrow the entry goes, and the keyboard with it. */
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey ? (steps[event.key] ?? 0) : 0;
    const to = index + step;
    if (step === 0 || isFixed) return;
    event.preventDefault();
    if (to < 0 || to >= entries.length) return;
    const name = (event.target as HTMLElement).closest<HTMLElement>('[data-path]')?.dataset['path']?.split('.').at(-1);
    wanted.current = { index: to, name };
    void (step < 0 ? target.moveUp(index) : target.moveDown(index));
  };

  return (
    <div
      className={`screen-entries${field.isTable ? ' is-table' : ''}`}
      style={{ '--entry-columns': columns.length } as CSSProperties}
    >
      {entries.length === 0 && <p className="screen-none">{texts.noEntries(field.title)}</p>}
      <div className="screen-entry-rows" role="list" aria-label={field.title}>
        {field.isTable && entries.length > 0 && (
          <div className="screen-entry-head" aria-hidden>
            <span />
            {columns.map(([name, { title, isRequired }]) => (
              <span key={name}>
                {title}
                {isRequired && <i className="screen-needed">*</i>}
              </span>
            ))}
            <span />
          </div>
        )}
        {entries.map((_, index) => (
          <section
            key={index}
            className="screen-entry"
            role="listitem"
            aria-label={texts.item(field.title, index + 1)}
            onKeyDown={onKeyDown(index)}
          >
            <header>
              <strong>
                <span className="screen-entry-title">{field.title}</span> {index + 1}
              </strong>
              {!isFixed && (
                <span>
                  <Button
                    type="text"
                    size="small"
                    onMouseDown={keepFocus}
                    icon={<ArrowUpOutlined />}
                    title={`${texts.moveUp}（Alt+↑）`}
                    aria-label={`${texts.item(field.title, index + 1)} ${texts.moveUp}`}
                    disabled={index === 0}
                    onClick={() => void target.moveUp(index)}
                  />
                  <Button
                    type="text"
                    size="small"
                    onMouseDown={keepFocus}
                    icon={<ArrowDownOutlined />}
                    title={`${texts.moveDown}（Alt+↓）`}
                    aria-label={`${texts.item(field.title, index + 1)} ${texts.moveDown}`}
                    disabled={index === entries.length - 1}
                    onClick={() => void target.moveDown(index)}
                  />
                  <Button
                    type="text"
                    size="small"
                    onMouseDown={keepFocus}
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={`${texts.remove} ${texts.item(field.title, index + 1)}`}
                    onClick={() => remove(index)}
                  />
                </span>
              )}
            </header>
            <div className="screen-grid">
              {items && <RecursionField schema={items} name={index} onlyRenderProperties />}
            </div>
          </section>
        ))}
      </div>
      {!isFixed && (
        <Button
          id={addId}
          type="dashed"
          block
          icon={<PlusOutlined />}
          disabled={isFull}
          onMouseDown={keepFocus}
          onClick={add}
        >
          {isFull && field.maxItems !== undefined ? texts.atMost(field.maxItems) : texts.add(field.title)}
        </Button>
      )}
    </div>
  );
});

/** A field that is left is checked, and what it then says would move the button from under the pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
