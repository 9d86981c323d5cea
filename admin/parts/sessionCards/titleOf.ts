/** What a session is called in a line: its exam and its subject. */
export function titleOf({ examName, subjectName }: { examName: string; subjectName: string }): string {
  return `${examName} · ${subjectName}`;
}
