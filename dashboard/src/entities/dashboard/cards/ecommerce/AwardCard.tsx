import { AwardPicture } from '@data1522/design-system/AwardPicture'
import { Link } from '@data1522/design-system/Link'
import type { EcommerceAward } from '@data1522/mocks/contract/dashboard-ecommerce'
import { ISSUED_INVOICES } from '@data1522/mocks/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { daysInAddress } from '../../period.ts'
import { ecommerceQuery, type LoadedPart } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

/** The invoices of some days that somebody sold, as their list shows them: what the award counts. */
const salesOf = ({ part, view }: LoadedPart<EcommerceAward | null>) =>
  `${href('/apps/invoice/list')}?${new URLSearchParams({
    status: ISSUED_INVOICES,
    ...(part && { salesperson: part.fullName }),
    date: daysInAddress(view),
  })}`

/** Who sold the most. */
export function AwardCard() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const query = useQuery(ecommerceQuery('award', useDashboard().days))
  const sales = query.data && salesOf(query.data)
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      seeAll={sales}
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
        children: <Link href={sales!}>{text('ecommerceDashboard.viewSales')}</Link>,
      })}
    </PartCard>
  )
}
