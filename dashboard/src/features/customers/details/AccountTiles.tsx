import { Grid } from '@data1522/design-system/Grid'
import { IconAward, IconHeart, IconTicket, IconWallet } from '@data1522/design-system/icons'
import { StatCard } from '@data1522/design-system/StatCard'
import type { CustomerAccount } from '@data1522/mocks/contract/customer-accounts'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { accountQuery } from '../../../entities/customer/queries.ts'

/** The four figures of the account: balance, loyalty, wishlist, coupons. */
export function AccountTiles({ id }: { id: string }) {
  const text = useText()
  const { money, number } = useFormats()
  const { data, isError } = useQuery(accountQuery(id))
  const valueOf = (read: (account: CustomerAccount) => string) =>
    data ? read(data) : text('customer.unknown')
  const tiles = [
    {
      id: 'balance',
      icon: IconWallet,
      tone: 'primary',
      value: valueOf(({ balance }) => money(balance)),
      caption: text(data && data.balance < 0 ? 'customer.tile.owes' : 'customer.tile.balanceCaption'),
    },
    {
      id: 'loyalty',
      icon: IconAward,
      tone: 'success',
      value: valueOf(({ loyalty }) => text(`customer.level.${loyalty.level}`)),
      caption: text('customer.tile.points', { count: data?.loyalty.points ?? 0 }),
    },
    {
      id: 'wishlist',
      icon: IconHeart,
      tone: 'warning',
      value: valueOf(({ wishlist }) => number(wishlist)),
      caption: text('customer.tile.wishlistCaption'),
    },
    {
      id: 'coupons',
      icon: IconTicket,
      tone: 'info',
      value: valueOf(({ coupons }) => number(coupons)),
      caption: text('customer.tile.couponsCaption'),
    },
  ] as const
  return (
    <Grid columns={{ base: 1, sm: 2 }}>
      {tiles.map(({ id: name, ...tile }) => (
        <StatCard key={name} {...tile} label={text(`customer.tile.${name}`)} isLoading={!data && !isError} />
      ))}
    </Grid>
  )
}
