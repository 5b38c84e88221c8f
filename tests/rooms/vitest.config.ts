import { defineConfig } from 'vitest/config'
import { limits } from '../support/limits.ts'
import { isGate } from '../support/scope.ts'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest',
  test: {
    ...limits,
    include: isGate ? ['{controls,forms,pages,rooms,showcase,themes}.test.ts'] : ['*.test.ts'],
  },
})
