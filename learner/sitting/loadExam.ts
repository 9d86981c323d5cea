import { loadChunk } from '#runtime/core/chunks.ts';

/** The page of an exam that is sat. */
export const loadExam = () => loadChunk(() => import('./Exam.tsx'));
