import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest',
  test: { name: 'api', environment: 'node', include: ['*.test.ts'], testTimeout: 60_000 },
})
