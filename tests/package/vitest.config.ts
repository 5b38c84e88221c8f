import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { messages } from '../../scripts/vite/messages.ts'
import { reactOptions, sharedVite } from '../../scripts/vite/shared.ts'
import { limits } from '../support/limits.ts'

export default defineConfig({
  // What the showcase shows is read from its pages.
  resolve: sharedVite.resolve,
  ssr: { resolve: { conditions: ['@data1522/source', 'module', 'node', 'development|production'] } },
  plugins: [vanillaExtractPlugin(), react(reactOptions), messages()],
  cacheDir: '../../node_modules/.cache/vitest',
  test: {
    ...limits,
    include: ['*.test.ts'],
    globalSetup: './stranger.setup.ts',
    fileParallelism: false,
  },
})
