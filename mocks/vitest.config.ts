import { defineConfig } from 'vitest/config'

/** What is about the handlers alone, and so holds however a call reaches them. */
const contractTests = 'handlers/**/*.test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        test: {
          name: 'in the page',
          include: ['**/*.test.ts'],
          exclude: ['transport/node-http.test.ts', 'server.test.ts'],
          setupFiles: ['./testing/setup.ts', './testing/setup-page.ts'],
        },
      },
      {
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
