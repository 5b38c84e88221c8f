import type { InvalidInput } from '@data1522/mocks/contract/common'
import { ApiError } from '../../api/client.ts'
import { failureText } from '../errors/failure-text.ts'
import { useText } from '../intl/useText.ts'

/** The fields that a server refused, without what they are part of in the body. */
const refusedFields = ({ failure }: ApiError) =>
  Object.keys((failure as Partial<InvalidInput> | undefined)?.errors ?? {}).map((name) =>
    name.slice(name.lastIndexOf('.') + 1),
  )

/**
 * What sending a form in a dialog does: the dialog closes once the server has accepted. Until then it keeps what was
 * typed, and says what was refused at the `fields` that the server names, or of the whole.
 */
export function useSaveAndClose(onClose: () => void, fields: readonly string[] = []) {
  const text = useText()
  return async (save: () => Promise<unknown>): Promise<Record<string, string> | undefined> => {
    try {
      await save()
    } catch (error) {
      const { reason } = error as { reason?: string }
      if (reason) return { form: reason }
      if (!(error instanceof ApiError)) throw error
      const known = refusedFields(error).filter((name) => fields.includes(name))
      if (known.length === 0) return { form: failureText(error) }
      return Object.fromEntries(known.map((name) => [name, text('records.notAccepted')]))
    }
    onClose()
    return undefined
  }
}
