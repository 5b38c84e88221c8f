import { toasts } from '@data1522/design-system/toasts'
import { ensureMessages, speechAtom } from '../intl/intl.ts'
import { store } from '../store.ts'

/** Tells that the data of an earlier visit could not be kept, and why. */
export async function sayThatDataWasReset(reason: 'version' | 'unreadable') {
  await ensureMessages(['developer'])
  const { intl } = store.get(speechAtom)!
  const say = (id: 'developer.wasReset' | 'developer.wasReset.version' | 'developer.wasReset.unreadable') =>
    intl.formatMessage({ id })
  toasts.show({
    tone: 'warning',
    title: say('developer.wasReset'),
    description: say(`developer.wasReset.${reason}`),
    duration: 20_000,
  })
}
