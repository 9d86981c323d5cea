import type { ReactElement } from 'react';
import { ScreenProvider } from './ScreenProvider.tsx';
import { readScreenName } from '#runtime/core/screens/names.ts';
import type { ScreenRecord } from './records.ts';
import { ScreenContent } from './ScreenContent.tsx';

/** What a story's server answers to one operation in place of the usual; throw a CallError to fail. */
export type Answer = (call: {
  input: Readonly<Record<string, unknown>>;
  usual: () => unknown;
  signal?: AbortSignal | undefined;
}) => unknown;

/** What Storybook's preview sets the story's server up with. */
export interface StoryParameters {
  /** Records by entity in place of the generated samples. */
  samples?: Readonly<Record<string, readonly ScreenRecord[]>> | undefined;
  answers?: Readonly<Record<string, Answer>> | undefined;
}

export interface ScreenStoryOptions extends StoryParameters {
  screen: string;
  /** `id` of the record; a detail shows the first sample when nothing is said. */
  params?: Readonly<Record<string, string>>;
  /** Query of the address, e.g. `f.certName=网络`. */
  query?: string;
}

/** A story as Storybook's component story format has it. */
export interface ScreenStory {
  render: () => ReactElement;
  parameters: { screen: StoryParameters };
}

/** A story of a screen over a server in memory. */
export function screenStory({ screen, params, query = '', samples, answers }: ScreenStoryOptions): ScreenStory {
  const shown = params ?? usualParams({ screen, samples });
  return {
    render: () => (
      <ScreenProvider initialQuery={query}>
        <ScreenContent name={screen} params={shown} />
      </ScreenProvider>
    ),
    parameters: { screen: { samples, answers } },
  };
}

function usualParams({
  screen,
  samples,
}: Pick<ScreenStoryOptions, 'screen' | 'samples'>): Readonly<Record<string, string>> {
  const { entity, kind } = readScreenName(screen) ?? {};
  if (!entity || kind !== 'detail') return {};
  const first = samples?.[entity]?.[0]?.['id'];
  return { id: typeof first === 'string' ? first : `${entity}-01` };
}
