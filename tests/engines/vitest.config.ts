import { defineConfig } from 'vitest/config'
import { limits } from '../support/limits.ts'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest-engines',
  test: {
    ...limits,
    // A journey is many steps, each of which waits for itself.
    testTimeout: 600_000,
    name: 'engines',
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: './support/setup.ts',
    fileParallelism: false,
    // One engine after the other, so that each has the machine.
    sequence: { concurrent: false },
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
})
