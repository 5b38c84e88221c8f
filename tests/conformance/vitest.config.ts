import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { reactOptions, sharedVite } from '../../scripts/vite/shared.ts'
import { limits } from '../support/limits.ts'
import { isGate } from '../support/scope.ts'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest-conformance',
  test: {
    ...limits,
    projects: [
      {
        extends: true,
        resolve: sharedVite.resolve,
        ssr: { resolve: { conditions: ['@data1522/source', 'module', 'node', 'development|production'] } },
        plugins: [vanillaExtractPlugin(), react(reactOptions)],
        test: {
          name: 'elements',
          environment: 'jsdom',
          include: ['elements.test.tsx', 'registry.test.ts', 'reset.test.tsx', 'read-only.test.tsx'],
          setupFiles: ['../support/dom.ts', './observers.ts'],
        },
      },
      ...(isGate
        ? []
        : [
            {
              extends: true as const,
              test: { name: 'browser', environment: 'node', include: ['browser.test.ts'] },
            },
          ]),
    ],
  },
})
