import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { ecommerceQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { SharesCard } from '../common/SharesCard.tsx'

/** For what visitors of the website left their address. */
export function LeadsCard() {
  const text = useText()
  const { change } = useFormats()
  const { days, comparedWith } = useDashboard()
  return (
    <SharesCard
      query={useQuery(ecommerceQuery('leads', days))}
      counted={text('ecommerceDashboard.leads')}
      description={({ part }) =>
        part.change === null || !comparedWith ? '' : `${change(part.change)} ${comparedWith}`
      }
      shares={({ part }) =>
        part.sources.map(({ source, value }) => ({
          id: source,
          label: text(`ecommerceDashboard.source.${source}`),
          value,
        }))
      }
    />
  )
}
