import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'

/** Beyond the specification: ends the session of the token that it comes with, if there is one. */
export const logout = endpoint<typeof schemas.logout>()({ method: 'POST', path: '/api/auth/logout' })
