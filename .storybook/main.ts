import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [
    './measure.stories.tsx',
    './generated/**/*.stories.tsx',
    '../kinds/**/*.stories.tsx',
    '../runtime/**/*.stories.tsx',
    '../admin/**/*.stories.tsx',
    '../learner/**/*.stories.tsx',
  ],
  // Pictures that sample records and uploads refer to.
  staticDirs: [{ from: './assets', to: '/api/file' }],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
