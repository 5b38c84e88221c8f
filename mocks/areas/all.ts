import { loadCalls } from './areas.ts'
import { serve } from '../runtime/serve.ts'

/** Every call that the mocks answer, at once; in a page they load by area. */
export const calls = await loadCalls()

/** The request handlers of all calls. */
export const handlers = calls.map(serve)
