import type { Json } from '#generators/formats.ts';

export interface BuiltinRole {
  id: string;
  roleName: string;
  codes: string[];
}

/**
 * The roles every tenant begins with (section 6, decision 10): 2 student, 8 teacher, 5 system.
 * The system role has all of a12, the teacher the question bank, papers and the graph, the student the learner's modules.
 */
export function builtinRoles(modules: Json): BuiltinRole[] {
  const all = codesOf(modules);
  const below = (...roots: string[]) =>
    all.filter((code) =>
      roots.some((root) => code === root || code.startsWith(`${root}-`) || code.startsWith(`${root}.`)),
    );
  return [
    { id: '2', roleName: '学生', codes: below('p4', 'a8', 'a0-3') },
    {
      id: '8',
      roleName: '教师',
      codes: [
        ...new Set(['a12', 'a12-m2', ...below('p3', 'a7', 'a0-3', 'a12-m2.3', 'a12-m2.4', 'a12-m2.5'), 'a12-m2.1']),
      ],
    },
    { id: '5', roleName: '系统管理员', codes: below('a12', 'a0-3') },
  ];
}

function codesOf(node: Json): string[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, inner]) => [
    ...(/^[ap]\d/.test(key) ? [key] : []),
    ...codesOf(inner as Json),
  ]);
}
