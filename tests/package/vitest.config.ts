import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest',
  test: {
    include: ['*.test.ts'],
    globalSetup: './stranger.setup.ts',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
