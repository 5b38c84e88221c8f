import { validationErrors } from '../../core/errors/validation-errors.ts'
import { useText } from '../../core/i18n/useText.ts'

/**
 * What sending a form in a dialog does: the dialog closes once the server has accepted. Until then it keeps what was
 * typed, and says what was refused at the `fields` that the server names, in a word of `messages` where there is one,
 * or of the whole.
 */
export function useSaveAndClose(
  onClose: () => void,
  fields: readonly string[] = [],
  messages: Readonly<Record<string, string>> = {},
) {
  const text = useText()
  return async (save: () => Promise<unknown>): Promise<Record<string, string> | undefined> => {
    try {
      await save()
    } catch (error) {
      const { reason } = error as { reason?: string }
      return reason ? { form: reason } : validationErrors(error, text, fields, messages)
    }
    onClose()
    return undefined
  }
}
