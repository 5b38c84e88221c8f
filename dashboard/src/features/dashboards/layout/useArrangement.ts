import { useAtom } from 'jotai'
import { useText } from '../../../core/i18n/useText.ts'
import { offerUndo, withdrawUndo } from '../../../core/mutations/undo.ts'
import { type Arrangement, arrange, arrangementAtom, takeArrangementBack } from './arrangement.ts'
import type { DashboardSpec } from './dashboard.ts'

/** The last change of each dashboard that can still be undone. */
const lastOffers = new Map<DashboardSpec['id'], string>()

/** The arranged cards of a dashboard, and changes of the arrangement, each with undo. */
export function useArrangement({ id, cards }: DashboardSpec) {
  const text = useText()
  // Read each time, because it differs from person to person.
  const [arrangement, setArrangement] = useAtom(arrangementAtom(id))
  const change = (next: Arrangement, said: () => string) => {
    const lastOffer = lastOffers.get(id)
    if (lastOffer) withdrawUndo(lastOffer)
    setArrangement(next)
    lastOffers.set(
      id,
      offerUndo({
        title: said,
        label: () => text('records.undo'),
        undo: () => takeArrangementBack(id, arrangement, next),
      }),
    )
  }
  return {
    cards: arrange(cards, arrangement),
    isChanged: Object.values(arrangement).some(Boolean),
    change,
    arrangement,
    reset: () => change({}, () => text('dashboards.arranged.reset')),
  }
}
