import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { reactOptions, sharedVite } from '../scripts/vite/shared.ts'
import { limits } from '../tests/support/limits.ts'

export default defineConfig({
  resolve: sharedVite.resolve,
  ssr: { resolve: { conditions: ['@data1522/source', 'module', 'node', 'development|production'] } },
  plugins: [vanillaExtractPlugin(), react(reactOptions)],
  test: {
    ...limits,
    name: 'design-system',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../tests/support/dom.ts'],
    isolate: false,
  },
})
