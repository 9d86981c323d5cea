/** The title of a tab with how many records stand in it. A number to come has its place already: no tab moves below a click. */
export function TabTitle({ title, count }: { title: string; count: number | 'awaited' | undefined }) {
  return (
    <>
      {title}
      {count !== undefined && <span className="screen-tab-count">{count === 'awaited' ? '' : count}</span>}
    </>
  );
}
