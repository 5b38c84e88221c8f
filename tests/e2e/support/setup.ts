import { afterAll, afterEach } from 'vitest'
import { closeBrowser, endVisits } from './visit.ts'

// Files share a worker and its modules: what is said here is said for each of them, in `visit.ts` it would be for the first.
afterEach(endVisits)
afterAll(closeBrowser)
