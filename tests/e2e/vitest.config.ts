import { defineConfig } from 'vitest/config'
import { limits } from '../support/limits.ts'
import { isGate } from '../support/scope.ts'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest-e2e',
  test: {
    ...limits,
    name: 'e2e',
    environment: 'node',
    include: [isGate ? 'journeys/*.test.ts' : '*/*.test.ts'],
    globalSetup: './support/serve-product.ts',
    setupFiles: './support/setup.ts',
    expect: { poll: { timeout: 60_000, interval: 50 } },
    isolate: false,
  },
})
