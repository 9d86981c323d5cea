import { useCall } from '#runtime/react/useCall.ts';
import type { Exam } from '#learner/exam/next.ts';

/** What one's own exams say of the session; nothing before they are there, or where they say nothing of it. */
export function useOwnExam(sessionId: string): { exam: Exam | undefined; isLoading: boolean } {
  const { data, isLoading } = useCall('placement.myExam', {}, { isKept: true });
  return { exam: data?.rows.find((exam) => exam.sessionId === sessionId), isLoading: isLoading && !data };
}
