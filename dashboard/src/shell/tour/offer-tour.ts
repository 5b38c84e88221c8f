import { toasts } from '@data1522/design-system/toasts'
import { personNow } from '../../core/auth/session.ts'
import { plainText } from '../../core/i18n/plain-text.ts'
import { startTour } from './start-tour.ts'
import { keepTour, offeredStep } from './tour-memory.ts'

/** Whether a dialog lies over the page, which the offer would cover; toasts are dialogs too. */
const isBusy = () =>
  document.querySelector('[role=dialog], [role=alertdialog]:not([data-toast], [data-toast] *)') !== null

/** Calls once the page is busy, or is not; gives what waits no longer. */
function whenBusy(wanted: boolean, listener: () => void) {
  if (isBusy() === wanted) listener()
  const observer = new MutationObserver(() => {
    if (isBusy() !== wanted) return
    observer.disconnect()
    listener()
  })
  if (isBusy() !== wanted) observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * Offers the tour to who is here for the first time, or to go on with it to who left it, and notes that it was. The
 * offer gives way to a dialog, and comes again after it.
 */
export async function offerTour() {
  const person = personNow()
  await new Promise<void>((free) => whenBusy(false, free))
  // Another tab may have been quicker, or somebody else may be here by now.
  const step = offeredStep()
  if (step === undefined || person !== personNow()) return
  keepTour('offered')
  const isNew = step === 0
  let settle = () => undefined as void
  const id = toasts.show({
    tone: 'info',
    title: () => plainText(isNew ? 'tour.offer' : 'tour.resumeOffer'),
    description: () => plainText(isNew ? 'tour.offerText' : 'tour.resumeText'),
    action: {
      label: () => plainText(isNew ? 'tour.start' : 'tour.resume'),
      onPress: () => {
        settle()
        startTour(step)
      },
    },
    duration: 30_000,
    onClose: () => settle(),
  })
  settle = whenBusy(true, () => {
    if (person !== personNow()) return
    keepTour(isNew ? 'nothing' : `at-${step}`)
    toasts.close(id)
    void offerTour()
  })
}
