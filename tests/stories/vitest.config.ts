import { defineConfig } from 'vitest/config'
import { limits } from '../support/limits.ts'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest',
  test: {
    ...limits,
    include: ['*.test.{ts,mjs}'],
  },
})
