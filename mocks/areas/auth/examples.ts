import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  login: { body: { email: 'admin@demo.com', password: 'admin' } },
}
