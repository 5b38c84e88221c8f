import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  logout: {},
}
