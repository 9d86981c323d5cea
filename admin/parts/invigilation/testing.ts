import { toWireTime } from '#runtime/core/dates.ts';
import type { Board, Person, Session } from './board.ts';

/** A time so many minutes from now, as the server says it. */
export const minutesFromNow = (minutes: number): string => toWireTime(new Date(Date.now() + minutes * 60_000));

/** Somebody with a place, as the seat has them; what is not said is usual. */
export function personOf(seat: number, values: Partial<Person> = {}): Person {
  return {
    placementId: `place-${seat}`,
    personName: `考生${seat}`,
    ticketNumber: `2026${String(seat).padStart(4, '0')}`,
    idNumber: '110***********0013',
    photo: null,
    roomId: 'room-1',
    seat,
    state: 'placed',
    attemptState: null,
    startTime: null,
    deadline: null,
    submittedTime: null,
    remainingSeconds: null,
    isPaused: false,
    savedTime: null,
    answeredCount: 0,
    questionCount: 0,
    leaveCount: 0,
    leaveSeconds: 0,
    extraSeconds: 0,
    extendedSeconds: 0,
    isAwaitingRelease: false,
    violationCount: 0,
    noteCount: 0,
    ...values,
  };
}

/** Somebody who sits since ten minutes and has fifty left. */
export function sittingOf(seat: number, values: Partial<Person> = {}): Person {
  return personOf(seat, {
    state: 'checkedIn',
    attemptState: 'sitting',
    startTime: minutesFromNow(-10),
    deadline: minutesFromNow(50),
    remainingSeconds: 3000,
    savedTime: minutesFromNow(0),
    answeredCount: 12,
    questionCount: 50,
    ...values,
  });
}

/** A board of one room with somebody in each state. */
export function boardOf(values: Partial<Board> = {}): Board {
  return {
    session: {
      id: 'session-1',
      sessionCode: 'CC2026-0001',
      examName: '2026 年上半年统一考试',
      subjectName: '理论',
      startTime: minutesFromNow(-10),
      endTime: minutesFromNow(110),
      entryTime: minutesFromNow(-40),
      mode: 'online',
      entryCode: '482915',
      minutes: 60,
    },
    serverTime: minutesFromNow(0),
    rooms: [{ id: 'room-1', roomName: '机房 1', seatPlan: ['sss-sss', 'sss-asx'] }],
    people: [
      personOf(1),
      personOf(2, { state: 'checkedIn' }),
      sittingOf(3, { leaveCount: 2, leaveSeconds: 40 }),
      sittingOf(4, { isPaused: true }),
      sittingOf(5, { savedTime: minutesFromNow(-5) }),
      sittingOf(6, { attemptState: 'handedIn', state: 'sat', submittedTime: minutesFromNow(-1) }),
      personOf(7, { state: 'absent' }),
      sittingOf(8, { personName: '阿卜杜拉·买买提·吐尔逊', violationCount: 1 }),
    ],
    acts: [
      {
        id: 'act-2',
        kind: 'violation',
        violation: 'talk',
        placementId: 'place-8',
        placementIds: ['place-8'],
        roomId: 'room-1',
        seconds: null,
        text: '与邻座说话',
        picture: null,
        createdTime: minutesFromNow(-2),
        createdByName: '刘建国',
      },
      {
        id: 'act-1',
        kind: 'extend',
        violation: null,
        placementId: 'place-3',
        placementIds: ['place-3'],
        roomId: 'room-1',
        seconds: 300,
        text: null,
        picture: null,
        createdTime: minutesFromNow(-5),
        createdByName: '刘建国',
      },
    ],
    ...values,
  };
}

export function sessionOf(values: Partial<Session> = {}): Session {
  const { id, sessionCode, examName, subjectName, startTime, endTime, entryTime, mode } = boardOf().session;
  const session = { id, sessionCode, examName, subjectName, startTime, endTime, entryTime, mode };
  return { ...session, phase: 'running', rooms: '机房 1', people: 8, ...values };
}
