import { NO_WARNINGS } from '@data1522/mocks/contract/logistics'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../core/i18n/useText.ts'
import { warnedHref } from '../../../vehicle/vehicle-href.ts'
import { warningIds } from '../../../vehicle/warning-ids.ts'
import { logisticsQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { SharesCard } from '../common/SharesCard.tsx'
import { warningMeta } from './vehicle-states.ts'

/** What the vehicles report that report something; each warning leads to the vehicles that report it. */
export function ExceptionsCard() {
  const text = useText()
  return (
    <SharesCard
      query={useQuery(logisticsQuery('exceptions', useDashboard().days))}
      counted={text('logisticsDashboard.ofVehicles')}
      seeAll={warnedHref('any')}
      description={() => text('logisticsDashboard.now')}
      shares={({ part }) =>
        part.map(({ warning, vehicles }) => ({
          id: warning,
          label: text(`logisticsDashboard.warning.${warningMeta[warning].id}`),
          value: vehicles,
          href: warning === NO_WARNINGS ? undefined : warnedHref(warningIds[warning]),
        }))
      }
    />
  )
}
