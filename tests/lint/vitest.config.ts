import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest',
  test: { include: ['*.test.ts'], hookTimeout: 60_000 },
})
