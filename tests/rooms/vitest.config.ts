import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest',
  test: { include: ['*.test.ts'], testTimeout: 60_000 },
})
