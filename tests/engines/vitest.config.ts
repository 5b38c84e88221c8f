import { defineConfig } from 'vitest/config'
import { limits } from '../support/limits.ts'

export default defineConfig({
  cacheDir: '../../node_modules/.cache/vitest-engines',
  test: {
    ...limits,
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
