import { setupServer } from 'msw/node'
import { handlers } from '../areas/all.ts'

/** The API for tests in node: `server.listen({ onUnhandledFrame: 'error' })`. */
export const server = setupServer(...handlers)
