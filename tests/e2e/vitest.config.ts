import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest-e2e',
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['**/*.test.ts'],
    globalSetup: './support/serve-product.ts',
    testTimeout: 40_000,
    hookTimeout: 60_000,
    isolate: false,
    maxWorkers: 2,
  },
})
