import { Button, Empty, Skeleton, Tabs } from 'antd';
import { useMemo, useState } from 'react';
import { useWordInAddress } from '#runtime/screen/wordInAddress.ts';
import { ScreenDrawer } from '#runtime/screen/ScreenDrawer.tsx';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { ActBar } from './ActBar.tsx';
import { ActDialog } from './ActDialog.tsx';
import { countsOf, isMeant, millisecondsOf, type Board, type Person } from './board.ts';
import { BoardHead } from './BoardHead.tsx';
import { Cut } from './Cut.tsx';
import { Finder } from './Finder.tsx';
import { History } from './History.tsx';
import { groupsOf } from './people.ts';
import { PeopleCards } from './PeopleCards.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { RoomPlan } from './RoomPlan.tsx';
import { hasCode } from '#runtime/core/codes.ts';
import { recordsCode } from './records.ts';
import { texts } from './texts.ts';
import { useActs } from './useActs.tsx';
import { useFullBoard } from './useFullBoard.ts';
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
    return error ? (
      <Failed message={error.message} onRetry={() => void reload()} />
    ) : (
      <Skeleton active paragraph={{ rows: 10 }} />
    );
  return <Shown live={live} board={board} onBack={onBack} />;
}

/** Milliseconds between two looks at who has not saved for long, and at the minutes that are left. */
const look = 5_000;
const everywhere = 'all';

function Shown({ live, board, onBack }: { live: LiveBoard; board: Board; onBack(): void }) {
  const { clock, isLive, error, reload } = live;
  const { session, rooms } = board;
  const [records, chooseRecords] = useWordInAddress({ word: 'records', isInAddress: true, isStep: true });
  const ofSession = useMemo(
    () => ({ screen: 'invigilationAct.list', filters: { sessionId: [session.id] } }),
    [session.id],
  );
  const now = useNow(clock, look);
  const [tab, setTab] = useState<string>();
  const [openId, setOpenId] = useState<string>();
  const [wanted, setWanted] = useState('');
  const [isFull, toggleFull] = useFullBoard();
  const acts = useActs({ sessionId: session.id, people: board.people, reload });
  const hasTabs = rooms.length > 1;
  const room = tab === everywhere ? undefined : (rooms.find(({ id }) => id === tab) ?? rooms[0]);
  const groups = groupsOf(
    rooms,
    hasTabs && room ? board.people.filter(({ roomId }) => roomId === room.id) : board.people,
  );
  const people = groups.flatMap((group) => group.people);
  const hits = board.people.filter((person) => isMeant(person, wanted));
  const selection = useSelection(people);
  const onOpen = ({ placementId }: Person): void => setOpenId(placementId);
  const shown = { now, selection, hits: new Set(hits.map(({ placementId }) => placementId)), onOpen };
  const opened = board.people.find(({ placementId }) => placementId === openId);
  const place = opened ? people.indexOf(opened) : -1;
  const goTo = (person: Person | undefined) => person && (() => setOpenId(person.placementId));
  const choose = (next: string): void => {
    setTab(next);
    selection.clear();
  };
  return (
    <div className={isFull ? 'invigilation is-full' : 'invigilation'}>
      {!isFull && (
        <div className="invigilation-ways">
          <Button onClick={onBack}>{texts.back}</Button>
          {hasCode(recordsCode) && <Button onClick={() => chooseRecords('all')}>{texts.records}</Button>}
          <Button onClick={toggleFull}>{texts.full}</Button>
        </div>
      )}
      <BoardHead session={session} counts={countsOf(people, clock.now())} clock={clock} isLive={isLive}>
        {isFull && <Button onClick={toggleFull}>{texts.leaveFull}</Button>}
      </BoardHead>
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
      <div className="invigilation-tools">
        <Cut clock={clock} hasFailed={error !== undefined} />
        <ActBar
          people={people}
          whole={{
            roomId: hasTabs ? room?.id : undefined,
            place: room?.roomName ?? (hasTabs ? texts.everywhere : texts.everybody),
          }}
          hasBegun={now >= (millisecondsOf(session.startTime) ?? Infinity)}
          selection={selection}
          acts={acts}
        />
        <Finder
          wanted={wanted}
          hits={hits}
          elsewhere={hits.filter((person) => !people.includes(person)).length}
          onWanted={setWanted}
          onOpen={onOpen}
        />
      </div>
      <div className="invigilation-halves">
        <div className={hits.length > 0 ? 'invigilation-people is-finding' : 'invigilation-people'}>
          {people.length === 0 && <Empty description={texts.nobody} />}
          {groups.map((group) => {
            const title = group.room ? group.room.roomName : texts.unseated;
            return (
              <section key={group.room?.id ?? ''} aria-label={title}>
                {groups.length > 1 && (group.room === undefined || !room) && (
                  <h3>
                    {title} · {texts.people(group.people.length)}
                  </h3>
                )}
                {room && group.room ? (
                  <RoomPlan room={room} people={group.people} {...shown} />
                ) : (
                  <PeopleCards title={groups.length > 1 ? title : undefined} people={group.people} {...shown} />
                )}
              </section>
            );
          })}
          {people.length > 0 && <p className="screen-help">{texts.help}</p>}
        </div>
        <History key={String(isFull)} board={board} isFolded={isFull} />
      </div>
      {opened && (
        <PersonPanel
          person={opened}
          roomName={rooms.find(({ id }) => id === opened.roomId)?.roomName ?? ''}
          clock={clock}
          acts={acts}
          history={board.acts.filter(({ placementIds }) => placementIds.includes(opened.placementId))}
          onFormer={goTo(people[place - 1])}
          onNext={place < 0 ? undefined : goTo(people[place + 1])}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {records !== '' && <ScreenDrawer target={ofSession} onClosed={() => chooseRecords('')} />}
      {acts.asked && (
        <ActDialog
          wish={acts.asked}
          isBusy={acts.isBusy}
          acts={board.acts}
          now={now}
          onDone={acts.done}
          onGiveUp={acts.giveUp}
        />
      )}
    </div>
  );
}
