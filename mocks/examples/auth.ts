import type { Example } from './example.ts'

/** Signing in. */
export const authExamples: Readonly<Record<string, Example>> = {
  login: { body: { email: 'admin@demo.com', password: 'admin' } },
}
