import type { Example } from '../../contract/example.ts'

/** Signing in. */
export const authExamples: Readonly<Record<string, Example>> = {
  login: { body: { email: 'admin@demo.com', password: 'admin' } },
}
