import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook's own: the apps' configuration has another root and base. */
export default defineConfig({
  plugins: [react()],
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 },
});
