import { toasts } from '@data1522/design-system/toasts'
import { ensureMessages } from '../../core/i18n/intl.ts'
import { plainText } from '../../core/i18n/plain-text.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { startTour } from './start-tour.ts'

/** Offers the tour to who is here for the first time, and notes that it was. */
export async function offerTour() {
  const key = personKey('tour')
  await ensureMessages(['tour'])
  // Another tab may have been quicker, or somebody else may be here by now.
  if (localStorage.getItem(key) !== null || key !== personKey('tour')) return
  localStorage.setItem(key, 'offered')
  toasts.show({
    tone: 'info',
    title: () => plainText('tour.offer'),
    description: () => plainText('tour.offerText'),
    action: { label: () => plainText('tour.start'), onPress: startTour },
    duration: 30_000,
  })
}
