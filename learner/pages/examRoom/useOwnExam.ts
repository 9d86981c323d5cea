import { useCall } from '#runtime/react/useCall.ts';
import type { Exam } from '#learner/exam/next.ts';

/** What one's own exams say of the session; nothing before they are there. */
export function useOwnExam(sessionId: string): Exam | undefined {
  const { data } = useCall('placement.myExam', {}, { isKept: true });
  return data?.rows.find((exam) => exam.sessionId === sessionId);
}
