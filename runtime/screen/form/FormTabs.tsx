import type { ISchema } from '@formily/json-schema';
import { observer } from '@formily/react';
import { Tabs } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { StepLine } from '../StepLine.tsx';
import { texts } from '../texts.ts';
import { useFormSurroundings } from './context.ts';
import { Fields } from './Fields.tsx';
import { isInTab, type FormTab } from './tabs.ts';
import type { FormTabsState } from './useFormTabs.ts';

export interface FormTabsProps {
  state: FormTabsState;
  /** By tab. */
  schemas: Readonly<Record<string, ISchema>>;
}

/** A form in tabs, or in stages one after the other. All of them are there from the start: what is not open is checked and computed as well. */
export function FormTabs({ state: { tabs, open, choose, stages }, schemas }: FormTabsProps) {
  if (!stages)
    return (
      <Tabs
        className="screen-tabs"
        activeKey={open}
        onChange={choose}
        animated={false}
        items={tabs.map((tab) => ({
          key: tab.name,
          label: <Title tab={tab} />,
          forceRender: true,
          children: <Pane tab={tab} schema={schemas[tab.name] ?? {}} />,
        }))}
      />
    );
  return (
    <>
      <div className="screen-card screen-gap-bottom">
        <StepLine
          label={texts.stages}
          steps={tabs.map(({ name, title }, i) => ({
            key: name,
            title,
            place: i === stages.at ? 'now' : i < stages.furthest ? 'done' : 'open',
            onChoose: i !== stages.at && i <= stages.furthest ? () => choose(name) : undefined,
          }))}
        />
      </div>
      {tabs.map((tab) => (
        <Stage key={tab.name} title={tab.title} isOpen={tab.name === open}>
          <Pane tab={tab} schema={schemas[tab.name] ?? {}} />
        </Stage>
      ))}
    </>
  );
}

/** One of the stages; whoever comes to it from another is led to its beginning. */
function Stage({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) root.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section ref={root} tabIndex={-1} hidden={!isOpen} aria-label={title} className="screen-stage">
      {children}
    </section>
  );
}

function Pane({ tab: { help }, schema }: { tab: FormTab; schema: ISchema }) {
  return (
    <>
      {help && <p className="screen-help screen-tab-help">{help}</p>}
      <Fields schema={schema} />
    </>
  );
}

/** The title of a tab, marked where something in it is wrong. */
const Title = observer(({ tab }: { tab: FormTab }) => {
  const { model } = useFormSurroundings();
  const wrong = Object.keys(model.problems()).filter(
    (path) => isInTab({ tab, path }) && model.shownAt(path).length > 0,
  ).length;
  return wrong === 0 ? (
    <>{tab.title}</>
  ) : (
    <>
      {tab.title}
      <span className="screen-tab-wrong" role="img" aria-label={texts.errorsFound(wrong)}>
        {wrong}
      </span>
    </>
  );
});
