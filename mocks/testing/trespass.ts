import { isDeepStrictEqual } from 'node:util'
import { send } from './call.ts'

/** Sends what should be refused; tells the status, the fields that were wrong, and whether what `look` sees is as before. */
export const sendInVain = async (
  method: string,
  path: string,
  given: unknown,
  look: () => Promise<unknown>,
) => {
  const before = await look()
  const { status, body } = await send(method, path, given)
  const fields = Object.keys((body as { errors?: object }).errors ?? {}).sort()
  return { status, fields, isUntouched: isDeepStrictEqual(await look(), before) }
}

/** `sendInVain` for calls whose effects all show in one look. */
export const createTrespass =
  (look: () => Promise<unknown>) => (method: string, path: string, given: unknown) =>
    sendInVain(method, path, given, look)
