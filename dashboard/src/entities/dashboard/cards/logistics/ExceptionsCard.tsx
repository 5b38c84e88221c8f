import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'
import { logisticsQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { SharesCard } from '../common/SharesCard.tsx'
import { warningMeta } from './vehicle-states.ts'

/** What the vehicles report that report something. */
export function ExceptionsCard() {
  const text = useText()
  return (
    <SharesCard
      query={useQuery(logisticsQuery('exceptions', useDashboard().days))}
      counted={text('logisticsDashboard.ofVehicles')}
      seeAll={href('/apps/logistics/fleet')}
      description={() => text('logisticsDashboard.now')}
      shares={({ part }) =>
        part.map(({ warning, vehicles }) => ({
          id: warning,
          label: text(`logisticsDashboard.warning.${warningMeta[warning].id}`),
          value: vehicles,
        }))
      }
    />
  )
}
