import { customerHref } from '../../../entities/customer/customer-href.ts'
import { href } from 'react-router-dom'
import { Avatar } from '@data1522/design-system/Avatar'
import { Link } from '@data1522/design-system/Link'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { Referral } from '@data1522/mocks/contract/referrals'
import type { ListColumn, ListTools } from '../../../shared/list/list-config.ts'
import { amountOf } from '../../../entities/referral/amounts.ts'
import { ReferralStatusChip } from '../../../entities/referral/ReferralStatusChip.tsx'

/** Where the one who referred is found among the customers. */
const referrerHref = ({ email }: Referral) =>
  `${href('/apps/ecommerce/customer/list')}?q=${encodeURIComponent(email)}`

/** The columns of the list. */
export const referralColumns = ({ text, formats }: ListTools): ListColumn<Referral>[] => [
  {
    id: 'users',
    header: text('referrals.column.user'),
    value: ({ user }) => user,
    parts: [
      { header: text('referrals.column.user'), value: ({ user }) => user },
      { header: text('records.email'), value: ({ email }) => email },
    ],
    isRowHeader: true,
    isSortable: true,
    isHideable: false,
    width: 'fill',
    cell: (referral) => (
      <TitleCell
        start={<Avatar name={referral.user} src={referral.avatar} size={36} isDecorative />}
        title={
          <Link variant="quiet" href={referrerHref(referral)}>
            {referral.user}
          </Link>
        }
        detail={referral.email}
      />
    ),
  },
  {
    id: 'referred-id',
    header: text('referrals.column.referred'),
    value: ({ referredId }) => referredId,
    isSortable: true,
    width: 'fit',
    cell: ({ referredId }) => (
      <Link href={customerHref({ customerId: referredId })}>
        {text('referrals.customer', { id: String(referredId) })}
      </Link>
    ),
  },
  {
    id: 'status',
    header: text('referrals.column.status'),
    value: ({ status }) => text(`referrals.status.${status}`),
    isSortable: true,
    width: 'min',
    cardRole: 'status',
    cell: ({ status }) => <ReferralStatusChip status={status} />,
  },
  {
    id: 'value',
    header: text('referrals.column.value'),
    value: ({ value }) => amountOf(value),
    text: ({ value }) => formats.money(amountOf(value)),
    isMoney: true,
    isSortable: true,
    width: 136,
    align: 'end',
    cell: ({ value }) => formats.money(amountOf(value)),
  },
  {
    id: 'earning',
    header: text('referrals.column.earning'),
    value: ({ earning }) => amountOf(earning),
    text: ({ earning }) => formats.money(amountOf(earning)),
    isMoney: true,
    isSortable: true,
    width: 136,
    align: 'end',
    cell: ({ earning }) => formats.money(amountOf(earning)),
  },
]
