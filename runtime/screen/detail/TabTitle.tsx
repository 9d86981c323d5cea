interface TabTitleProps {
  title: string;
  /** How many records stand in the tab; undefined where that is not known (yet). */
  count: number | undefined;
  /** The tab is a list: its number has a place before it comes, so that no tab moves below a click. */
  isCounted: boolean;
}

/** The title of a tab; of a list with how many records stand in it. */
export function TabTitle({ title, count, isCounted }: TabTitleProps) {
  return (
    <>
      {title}
      {isCounted && <span className="screen-tab-count">{count}</span>}
    </>
  );
}
