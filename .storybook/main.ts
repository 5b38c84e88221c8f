import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { demoCode } from '../scripts/vite/demo-code.ts'
import { demoIndex } from '../scripts/vite/demo-index.ts'
import { messages } from '../scripts/vite/messages.ts'
import { reactOptions, sharedVite } from '../scripts/vite/shared.ts'
import { demoStories, demoStoriesIndexer } from './demo-stories.ts'
import { docgen } from './docgen.ts'
import { guides } from './guides.ts'
import { storyIndexGenerator } from './story-index.ts'

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './pages/*.mdx',
    './pages/*.stories.tsx',
    '../design-system/src/**/*.stories.tsx',
    '../dashboard/src/**/*.stories.tsx',
    '../dashboard/src/features/*/*/demos.ts',
  ],
  experimental_indexers: (indexers = []) => [...indexers, demoStoriesIndexer],
  staticDirs: [
    { from: '../mocks/pictures/files', to: '/pictures' },
    // For the manager, which stands outside of the preview's styles.
    { from: '../design-system/src/theme/fonts', to: '/fonts' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  typescript: { reactDocgen: false, check: false },
  // A preset that its types do not list.
  ...({ storyIndexGenerator } as object),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      ...sharedVite,
      plugins: [
        vanillaExtractPlugin(),
        demoStories(),
        docgen(),
        guides(),
        react(reactOptions),
        optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ar-AE'] }),
        msw({ mode: 'worker-only' }),
        messages(),
        demoCode(),
        demoIndex(),
      ],
    }),
})
