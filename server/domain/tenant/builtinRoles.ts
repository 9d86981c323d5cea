import { wholeOf } from '#runtime/core/operations/wholeCodes.ts';

export interface BuiltinRole {
  id: string;
  roleName: string;
  codes: string[];
}

/**
 * The roles every tenant begins with (section 6, decision 10): 2 student, 8 teacher, 5 system.
 * The system role has all of a12, the teacher the question bank, papers and the graph, the student the learner's modules.
 */
export const builtinRoles: readonly BuiltinRole[] = [
  { id: '2', roleName: '学生', codes: ['p4', 'a8', 'a0-3'].map(wholeOf) },
  {
    id: '8',
    roleName: '教师',
    codes: ['a12', 'a12-m2', 'a12-m2.1', ...['p3', 'a7', 'a0-3', 'a12-m2.3', 'a12-m2.4', 'a12-m2.5'].map(wholeOf)],
  },
  { id: '5', roleName: '系统管理员', codes: ['a12', 'a0-3'].map(wholeOf) },
];
