import type { importer } from '../contract/import/importer.ts';

/** How often a job has been begun. */
export async function attemptsOf({
  person,
  id,
}: {
  person: ReturnType<typeof importer>;
  id: string;
}): Promise<number | undefined> {
  const { data } = await person.post<{ rows: { id: string; attempts: number }[] }>('/job/list', { pageSize: 100 });
  return data.rows.find((each) => each.id === id)?.attempts;
}
