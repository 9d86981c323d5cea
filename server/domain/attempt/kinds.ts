/** What an attempt is at: a mock exam, begun at will, or an exam of a session. */
export type AttemptKind = 'mock' | 'exam';

/** An attempt as a call names it; one of another kind is not there for it. */
export interface AttemptName {
  kind: AttemptKind;
  attemptId: string;
}
