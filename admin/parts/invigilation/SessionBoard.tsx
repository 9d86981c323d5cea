import { Button, Empty, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { useHost } from '#runtime/screen/host.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { ActBar } from './ActBar.tsx';
import { ActDialog } from './ActDialog.tsx';
import { countsOf, type Board } from './board.ts';
import { BoardHead } from './BoardHead.tsx';
import { History } from './History.tsx';
import { inOrder } from './people.ts';
import { PeopleCards } from './PeopleCards.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { RoomPlan } from './RoomPlan.tsx';
import { hasCode } from '#runtime/core/codes.ts';
import { recordsCode } from './records.ts';
import { texts } from './texts.ts';
import { useActs } from './useActs.tsx';
import { useBoard, type LiveBoard } from './useBoard.ts';
import { useNow } from './useNow.ts';
import { useSelection } from './useSelection.ts';

/** The board of one session. */
export function SessionBoard({ sessionId, onBack }: { sessionId: string; onBack(): void }) {
  const live = useBoard(sessionId);
  const { board, error, reload } = live;
  if (error?.status === 404)
    return <Failed title={texts.notMine} message="" actionText={texts.back} onRetry={onBack} />;
  if (!board)
    return error ? <Failed message={error.message} onRetry={reload} /> : <Skeleton active paragraph={{ rows: 10 }} />;
  return <Shown live={live} board={board} onBack={onBack} />;
}

/** Milliseconds between two looks at who has not saved for long, and at the minutes that are left. */
const look = 5_000;
const everywhere = 'all';

function Shown({ live, board, onBack }: { live: LiveBoard; board: Board; onBack(): void }) {
  const { clock, isLive, error, reload } = live;
  const { session, rooms } = board;
  const { open } = useHost();
  const now = useNow(clock, look);
  const [tab, setTab] = useState<string>();
  const [openId, setOpenId] = useState<string>();
  const acts = useActs({ sessionId: session.id, reload });
  const hasTabs = rooms.length > 1;
  const room = tab === everywhere ? undefined : (rooms.find(({ id }) => id === tab) ?? rooms[0]);
  const people = inOrder(hasTabs && room ? board.people.filter(({ roomId }) => roomId === room.id) : board.people);
  const isSeated = people.map(({ roomId, seat }) => room !== undefined && roomId === room.id && seat !== null);
  const [seated, others] = [true, false].map((wanted) => people.filter((_, index) => isSeated[index] === wanted));
  const selection = useSelection(people);
  const shown = { now, selection, onOpen: ({ placementId }: { placementId: string }) => setOpenId(placementId) };
  const opened = board.people.find(({ placementId }) => placementId === openId);
  const choose = (next: string): void => {
    setTab(next);
    selection.clear();
  };
  return (
    <div className="invigilation">
      <div className="invigilation-ways">
        <Button onClick={onBack}>{texts.back}</Button>
        {hasCode(recordsCode) && (
          <Button onClick={() => open({ screen: 'invigilationAct.list' })}>{texts.records}</Button>
        )}
      </div>
      <BoardHead
        session={session}
        counts={countsOf(people, clock.now())}
        clock={clock}
        isLive={isLive}
        hasFailed={error !== undefined}
      />
      {hasTabs && (
        <Tabs
          aria-label={texts.rooms}
          activeKey={room?.id ?? everywhere}
          onChange={choose}
          items={[
            ...rooms.map(({ id, roomName }) => ({ key: id, label: roomName })),
            { key: everywhere, label: texts.all },
          ]}
        />
      )}
      <ActBar people={people} roomId={hasTabs ? room?.id : undefined} selection={selection} acts={acts} />
      <div className="invigilation-halves">
        <div className="invigilation-people">
          {people.length === 0 && <Empty description={texts.nobody} />}
          {room && seated && seated.length > 0 && <RoomPlan key={room.id} room={room} people={seated} {...shown} />}
          {seated && seated.length > 0 && others && others.length > 0 && <h3>{texts.unseated}</h3>}
          {others && others.length > 0 && <PeopleCards people={others} {...shown} />}
          <p className="screen-help">{texts.help}</p>
        </div>
        <History board={board} />
      </div>
      {opened && (
        <PersonPanel
          key={opened.placementId}
          person={opened}
          roomName={rooms.find(({ id }) => id === opened.roomId)?.roomName ?? ''}
          clock={clock}
          acts={acts}
          history={board.acts.filter(({ placementId }) => placementId === opened.placementId)}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {acts.asked && <ActDialog wish={acts.asked} isBusy={acts.isBusy} onDone={acts.done} onGiveUp={acts.giveUp} />}
    </div>
  );
}
