import { defineConfig } from 'vitest/config'
import { limits } from '../tests/support/limits.ts'

/** What is about the handlers alone, and so holds however a call reaches them. */
const contractTests = 'handlers/**/*.test.ts'

export default defineConfig({
  test: {
    ...limits,
    environment: 'node',
    // Each test resets what it changed, so files can share the modules, whose loading is most of the time otherwise.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'in the page',
          include: ['**/*.test.ts'],
          exclude: ['transport/node-http.test.ts', 'server.test.ts'],
          setupFiles: ['./testing/setup.ts', './testing/setup-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'over http',
          include: [contractTests, 'scenarios.test.ts', 'transport/node-http.test.ts', 'server.test.ts'],
          exclude: ['handlers/http.test.ts'],
          setupFiles: ['./testing/setup.ts', './testing/setup-http.ts'],
        },
      },
    ],
  },
})
