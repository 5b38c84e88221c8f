import { toasts } from '@data1522/design-system/toasts'
import { personNow } from '../../core/auth/session.ts'
import { ensureMessages } from '../../core/i18n/intl.ts'
import { plainText } from '../../core/i18n/plain-text.ts'
import { startTour } from './start-tour.ts'
import { keepTour, offeredStep } from './tour-memory.ts'

/** Offers the tour to who is here for the first time, or to go on with it to who left it, and notes that it was. */
export async function offerTour() {
  const person = personNow()
  await ensureMessages(['tour'])
  // Another tab may have been quicker, or somebody else may be here by now.
  const step = offeredStep()
  if (step === undefined || person !== personNow()) return
  keepTour('offered')
  const isNew = step === 0
  toasts.show({
    tone: 'info',
    title: () => plainText(isNew ? 'tour.offer' : 'tour.resumeOffer'),
    description: () => plainText(isNew ? 'tour.offerText' : 'tour.resumeText'),
    action: {
      label: () => plainText(isNew ? 'tour.start' : 'tour.resume'),
      onPress: () => startTour(step),
    },
    duration: 30_000,
  })
}
