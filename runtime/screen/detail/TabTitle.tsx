/** The title of a tab with how many records stand in it, once that is known. */
export function TabTitle({ title, count }: { title: string; count: number | undefined }) {
  return (
    <>
      {title}
      {count !== undefined && <span className="screen-tab-count">{count}</span>}
    </>
  );
}
