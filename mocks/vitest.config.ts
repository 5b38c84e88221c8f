import { defineConfig } from 'vitest/config'
import { limits } from '../tests/support/limits.ts'
import { isGate } from '../tests/support/scope.ts'

/** What is about the handlers alone, and so holds however a call reaches them. */
const callTests = ['areas/*.test.ts', 'areas/*/handlers*.test.ts', 'runtime/*.test.ts', 'scenarios.test.ts']
const serverTests = ['transports/node-http.test.ts', 'transports/server.test.ts']

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
          exclude: serverTests,
          setupFiles: ['./testing/setup.ts', './testing/setup-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'over http',
          // The gate asks a server that it serves; `npm run test:full` that each call is answered the same over HTTP.
          include: isGate ? serverTests : [...callTests, ...serverTests],
          exclude: ['runtime/http.test.ts'],
          setupFiles: ['./testing/setup.ts', './testing/setup-http.ts'],
        },
      },
    ],
  },
})
