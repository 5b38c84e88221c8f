import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { demoCode } from '../scripts/vite/demo-code.ts'
import { demoIndex } from '../scripts/vite/demo-index.ts'
import { messages } from '../scripts/vite/messages.ts'
import { reactOptions, sharedVite } from '../scripts/vite/shared.ts'
import { limits } from '../tests/support/limits.ts'

export default defineConfig({
  resolve: sharedVite.resolve,
  ssr: { resolve: { conditions: ['@data1522/source', 'module', 'node', 'development|production'] } },
  plugins: [vanillaExtractPlugin(), react(reactOptions), demoCode(), demoIndex(), messages()],
  cacheDir: '../node_modules/.cache/vitest-dashboard',
  test: {
    ...limits,
    name: 'dashboard',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../tests/support/fresh-modules.ts', '../tests/support/dom.ts'],
    isolate: false,
    // Calls go to a server that each test plays by msw; the mock of the page does not start.
    env: { VITE_API_BASE: 'http://api.example' },
  },
})
