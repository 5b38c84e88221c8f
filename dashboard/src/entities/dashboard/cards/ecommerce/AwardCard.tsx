import { AwardPicture } from '@data1522/design-system/AwardPicture'
import { Link } from '@data1522/design-system/Link'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { daysInAddress } from '../../period.ts'
import { ecommerceQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

/** Who sold the most. */
export function AwardCard() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const query = useQuery(ecommerceQuery('award', useDashboard().days))
  const invoices = query.data
    ? `${href('/apps/invoice/list')}?date=${daysInAddress(query.data.view)}`
    : href('/apps/invoice/list')
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      seeAll={invoices}
      isEmpty={({ part }) => part === null}
      emptyText={text('ecommerceDashboard.noAward')}
      table={({ part }) => [
        [text('ecommerceDashboard.seller'), text('ecommerceDashboard.amount')],
        ...(part ? [[part.fullName, part.amount]] : []),
      ]}
    >
      {({ part }) => ({
        title: text('ecommerceDashboard.wellDone', { name: part!.fullName.split(' ')[0]! }),
        description: text('ecommerceDashboard.soldMost'),
        value: wholeMoney(part!.amount),
        picture: <AwardPicture />,
        children: <Link href={invoices}>{text('ecommerceDashboard.viewSales')}</Link>,
      })}
    </PartCard>
  )
}
