import { defineConfig } from 'vitest/config'
import { limits } from '../support/limits.ts'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest-docs-pages',
  test: {
    ...limits,
    include: ['*.test.ts'],
    maxConcurrency: 2,
    // A failure tells all of its examples.
    chaiConfig: { truncateThreshold: 0 },
  },
})
