import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest',
  test: { include: ['*.test.{ts,mjs}'], testTimeout: 60_000, hookTimeout: 60_000 },
})
