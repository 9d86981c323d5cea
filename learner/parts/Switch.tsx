import './switch.css';

interface SwitchProps<View extends string> {
  label: string;
  /** What each view is called, in the order in which they stand. */
  views: Readonly<Record<View, string>>;
  view: View;
  onChange: (view: View) => void;
}

/** Shows the same in one view or another. */
export function Switch<View extends string>({ label, views, view, onChange }: SwitchProps<View>) {
  return (
    <div className="switch" role="group" aria-label={label}>
      {(Object.keys(views) as View[]).map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onChange(each)}>
          {views[each]}
        </button>
      ))}
    </div>
  );
}
