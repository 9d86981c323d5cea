import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Empty, Modal, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { asText, idOf } from '#runtime/screen/records.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { brokenIn, keyOf, type Board, type BoardRoom } from './board.ts';
import { BrokenList } from './BrokenList.tsx';
import { LeftList } from './LeftList.tsx';
import { PickedBar } from './PickedBar.tsx';
import { RoomSeats } from './RoomSeats.tsx';
import { texts } from './texts.ts';
import { useMoves, type Moves } from './useMoves.ts';
import '../seatPlanEditor/seatPlanEditor.css';
import './seatingBoard.css';

/** A plan of who sits where, room by room, and who has no seat; people get other seats by mouse or keys. */
export function SeatingBoard({ rows: [plan], onClose, reload: reloadList }: ActionPartProps) {
  const { data, error, reload } = useCall('seatingPlan.seats', { id: idOf(plan) });
  const [chosen, setChosen] = useState<string>();
  const moves = useMoves({ canMove: data?.canMove === true, reload });
  const close = (): void => {
    onClose();
    if (moves.hasMoved) reloadList();
  };
  return (
    <Modal
      open
      width="min(1360px, calc(100vw - 32px))"
      title={texts.title(asText(plan?.['planCode']))}
      onCancel={close}
      // Esc puts somebody back before it closes.
      keyboard={!moves.picked}
      maskClosable={false}
      footer={null}
      destroyOnHidden
    >
      {error ? (
        <Failed message={error.message} onRetry={reload} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : data.rooms.length === 0 && data.left.length === 0 ? (
        <Empty description={texts.none} />
      ) : (
        <Shown board={data} moves={moves} chosen={chosen} onChoose={setChosen} />
      )}
    </Modal>
  );
}

interface ShownProps {
  board: Board;
  moves: Moves;
  /** Key of the room that is shown; the first without one. */
  chosen: string | undefined;
  onChoose(key: string): void;
}

function Shown({ board, moves, chosen, onChoose }: ShownProps) {
  const at = Math.max(
    board.rooms.findIndex((room) => keyOf(room) === chosen),
    0,
  );
  const room = board.rooms[at];
  const go = (by: number) => {
    const next = board.rooms[at + by];
    if (next) onChoose(keyOf(next));
  };
  return (
    <div
      className="seating-board"
      onKeyDown={(event) => {
        if (event.key === 'Escape') moves.putBack();
      }}
      // Dropped beside the room, or given up.
      onDragEnd={(event) => {
        if (event.dataTransfer.dropEffect === 'none') moves.putBack();
      }}
    >
      <div className="seating-board-rooms">
        <Select
          aria-label={texts.room}
          showSearch
          optionFilterProp="label"
          value={room && keyOf(room)}
          onChange={onChoose}
          options={board.rooms.map((each) => ({ value: keyOf(each), label: labelOf(each) }))}
        />
        <Button icon={<LeftOutlined />} aria-label={texts.former} disabled={at === 0} onClick={() => go(-1)} />
        <Button
          icon={<RightOutlined />}
          aria-label={texts.next}
          disabled={at >= board.rooms.length - 1}
          onClick={() => go(1)}
        />
      </div>
      <PickedBar moves={moves} />
      <div className="seating-board-halves">
        {room && <RoomSeats key={keyOf(room)} room={room} moves={moves} />}
        <div className="seating-board-side">
          {room && <BrokenList room={room} />}
          <LeftList left={board.left} moves={moves} />
        </div>
      </div>
    </div>
  );
}

function labelOf(room: BoardRoom): string {
  const broken = brokenIn(room);
  return [
    `${room.siteName} ${room.roomName}`,
    `${room.sessionCode} ${room.startTime.slice(0, 16)}`,
    texts.people(room.seats.length, room.places),
    ...(broken > 0 ? [texts.brokenCount(broken)] : []),
  ].join(' · ');
}
