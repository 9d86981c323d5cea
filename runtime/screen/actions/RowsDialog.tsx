import { Button, Empty, Modal } from 'antd';
import type { ScreenAction } from '#generators/formats.ts';
import { FormulaText } from '#kinds/richText/screen/FormulaText.tsx';
import { useCallByName } from '#runtime/react/useCall.ts';
import { useHost } from '../host.ts';
import { Failed } from '../states/Failed.tsx';
import { Loading } from '../states/Loading.tsx';
import { texts } from '../texts.ts';

/** What a call says of a record, row by row: how it is told in a dialog. */
export interface ListedRow {
  title: string;
  /** How many records the row stands for. */
  count?: number | null;
  /** The record that the row is about, as far as it is one. */
  entity?: string | null;
  id?: string | null;
  /** Plain text, as labels of records are; formulas in it are drawn. */
  label?: string | null;
}

export interface RowsDialogProps {
  /** Of the action, e.g. 使用处. */
  title: string;
  lists: NonNullable<ScreenAction['lists']>;
  /** The record that the rows are about, and what it is called. */
  id: string;
  name: string;
  onClose(): void;
}

/** What a call says of a record, e.g. where it is used; each row with the way there where the person can see it. */
export function RowsDialog({ title, lists: { does, none }, id, name, onClose }: RowsDialogProps) {
  const { data, error, reload } = useCallByName(does, { id });
  return (
    <Modal
      open
      title={<FormulaText text={texts.listedOf(title, name)} />}
      onCancel={onClose}
      maskClosable={false}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {error ? (
        <Failed message={error.message} onRetry={() => void reload()} />
      ) : isRows(data) ? (
        <Rows {...data} none={none ?? texts.listedNone} onGo={onClose} />
      ) : data === undefined ? (
        <Loading kind="form" />
      ) : (
        <Failed message={texts.listedUnfit} />
      )}
    </Modal>
  );
}

interface RowsReply {
  rows: readonly ListedRow[];
  /** Of all; the rows may be the first of them. */
  total?: number;
}

function isRows(reply: unknown): reply is RowsReply {
  return Array.isArray((reply as Partial<RowsReply> | null | undefined)?.rows);
}

function Rows({ rows, total = rows.length, none, onGo }: RowsReply & { none: string; onGo(): void }) {
  if (rows.length === 0) return <Empty description={none} />;
  return (
    <>
      <ul className="screen-listed">
        {rows.map((row) => (
          <li key={[row.title, row.entity, row.id].join(' ')}>
            <span>{row.title}</span>
            <Told row={row} onGo={onGo} />
          </li>
        ))}
      </ul>
      {total > rows.length && <p className="screen-help">{texts.listedFirst({ total, shown: rows.length })}</p>}
    </>
  );
}

function Told({ row: { count, entity, id, label }, onGo }: { row: ListedRow; onGo(): void }) {
  const { RecordLink } = useHost();
  const name = label || (id ?? '');
  return (
    <span>
      {entity && id && RecordLink ? (
        <RecordLink entity={entity} id={id} label={name} onGo={onGo} />
      ) : (
        <FormulaText text={name} />
      )}
      {typeof count === 'number' && texts.listedCount(count)}
    </span>
  );
}
