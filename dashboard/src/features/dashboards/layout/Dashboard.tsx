import { Box } from '@data1522/design-system/Box'
import { DashboardGrid } from '@data1522/design-system/DashboardGrid'
import { DashboardGridItem } from '@data1522/design-system/DashboardGridItem'
import { Inline } from '@data1522/design-system/Inline'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useMemo } from 'react'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useAddressState } from '../../../core/router/useAddressState.ts'
import { DashboardContext } from '../../../entities/dashboard/card/card.ts'
import { CardPlace } from '../../../entities/dashboard/card/CardPlace.tsx'
import { useComparedWith } from '../../../entities/dashboard/card/useComparedWith.ts'
import { ArrangeButton } from './ArrangeButton.tsx'
import type { DashboardSpec } from './dashboard.ts'
import { daysOf, daysParameters } from './days-in-address.ts'
import { EverythingHidden } from './EverythingHidden.tsx'
import { Period } from './Period.tsx'
import { Stamp } from './Stamp.tsx'
import { useArrangement } from './useArrangement.ts'
import { useLoadedView } from './useLoadedView.ts'

/** The period for dashboards without one. */
const USUAL_DAYS = 30

/** A page of cards about the same period, arranged by the person. */
export function Dashboard({ spec }: { spec: DashboardSpec }) {
  const text = useText()
  const [written, set] = useAddressState(daysParameters(spec.days ?? USUAL_DAYS))
  const { period, from, to, vs } = written
  const days = useMemo(() => daysOf({ period, from, to, vs }), [period, from, to, vs])
  const firstView = spec.useView(days)
  const anyView = useLoadedView(spec.id, days)
  const view = firstView ?? anyView
  const comparedWith = useComparedWith(days, view)
  const state = useMemo(() => ({ days, comparedWith }), [days, comparedWith])
  const arrangement = useArrangement(spec)
  const shown = arrangement.cards.filter(({ isHidden }) => !isHidden)
  const title = text(spec.title)
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader
        title={title}
        description={<Stamp view={view} isLive={spec.isLive} />}
        actions={
          <Box>
            <Inline gap={8} isWrapping={false}>
              {spec.days && <Period usual={spec.days} days={days} view={view} onChange={set} />}
              <ArrangeButton spec={spec} {...arrangement} />
            </Inline>
          </Box>
        }
      />
      <DashboardContext value={state}>
        {shown.length > 0 ? (
          <DashboardGrid>
            {shown.map((card) => (
              <DashboardGridItem key={card.id} size={card.size} rows={card.rows}>
                <CardPlace card={card} />
              </DashboardGridItem>
            ))}
          </DashboardGrid>
        ) : (
          <EverythingHidden onReset={arrangement.reset} />
        )}
      </DashboardContext>
    </>
  )
}
