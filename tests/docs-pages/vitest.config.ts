import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest-docs-pages',
  test: {
    include: ['*.test.ts'],
    maxConcurrency: 2,
    // A failure tells all of its examples.
    chaiConfig: { truncateThreshold: 0 },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
