/** What all subjects of an exam came to, in words; without the total where it is not told. */
export function outcomeText({ isPassed, total }: { isPassed: boolean; total: number | null }): string {
  return `${isPassed ? '总评合格' : '总评不合格'}${total === null ? '' : `，总分 ${total}（满分 100）`}`;
}
