import * as z from 'zod/mini'
import { en } from 'zod/locales'

/** Set before the first schema exists: without `jitless`, zod tries `new Function`, which a strict content policy reports. */
z.config({ ...en(), jitless: true })

export { z }
