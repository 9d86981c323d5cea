import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { ArrayField } from '@formily/core';
import type { Schema } from '@formily/json-schema';
import { observer, RecursionField, useField, useFieldSchema } from '@formily/react';
import { Button } from 'antd';
import { texts } from '../texts.ts';
import { fieldId, useFormSurroundings } from './context.ts';
import type { FieldEditProps } from './FieldEdit.tsx';
import { valuesOf } from './values.ts';

/** Entries of a list of objects: add, fill in, move, take away. */
export const ListEdit = observer(({ definition }: FieldEditProps) => {
  const field = definition();
  const target = useField<ArrayField>();
  const schema = useFieldSchema();
  const { formId } = useFormSurroundings();
  const entries: unknown[] = Array.isArray(target.value) ? target.value : [];
  const isFixed = target.pattern === 'readOnly';
  const isFull = field.maxItems !== undefined && entries.length >= field.maxItems;
  const items = [schema.items].flat()[0] as Schema | undefined;
  return (
    <div className="screen-entries" role="list" aria-label={field.title}>
      {entries.map((_, index) => (
        <section key={index} className="screen-entry" role="listitem" aria-label={texts.item(field.title, index + 1)}>
          <header>
            <strong>{texts.item(field.title, index + 1)}</strong>
            {!isFixed && (
              <span>
                <Button
                  type="text"
                  size="small"
                  icon={<ArrowUpOutlined />}
                  aria-label={`${texts.item(field.title, index + 1)} ${texts.moveUp}`}
                  disabled={index === 0}
                  onClick={() => void target.moveUp(index)}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<ArrowDownOutlined />}
                  aria-label={`${texts.item(field.title, index + 1)} ${texts.moveDown}`}
                  disabled={index === entries.length - 1}
                  onClick={() => void target.moveDown(index)}
                />
                <Button
                  type="text"
                  size="small"
                  danger
                  icon={<DeleteOutlined />}
                  aria-label={`${texts.remove} ${texts.item(field.title, index + 1)}`}
                  onClick={() => void target.remove(index)}
                />
              </span>
            )}
          </header>
          <div className="screen-grid">
            {items && <RecursionField schema={items} name={index} onlyRenderProperties />}
          </div>
        </section>
      ))}
      {!isFixed && (
        <Button
          id={fieldId({ formId, path: target.path.toString() })}
          type="dashed"
          block
          icon={<PlusOutlined />}
          disabled={isFull}
          onClick={() => void target.push(valuesOf({ fields: field.items ?? {}, record: undefined }))}
        >
          {isFull && field.maxItems !== undefined ? texts.atMost(field.maxItems) : texts.add(field.title)}
        </Button>
      )}
    </div>
  );
});
