import { customerHref } from '../../../entities/customer/customer-href.ts'
import { productHref } from '../../../entities/product/product-href.ts'
import { href } from 'react-router-dom'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import type { Review } from '@data1522/mocks/contract/reviews'
import { useQuery } from '@tanstack/react-query'
import { Can } from '../../../core/auth/Can.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { reviewQuery } from '../../../entities/review/queries.ts'
import { Reply } from './Reply.tsx'
import { ReplyForm } from './ReplyForm.tsx'

/** What only the review itself knows: its product, its customer, and the reply to it. */
export function ReviewMore({ review }: { review: Review }) {
  const text = useText()
  const query = useQuery(reviewQuery(review.id))
  const { data, isError } = query
  if (!data)
    return isError ? (
      <LoadFailure query={query} title={text('reviews.oneFailed')} size="small" level={3} />
    ) : (
      <Skeleton shape="text" lines={5} />
    )
  return (
    <Stack gap={24}>
      <Inline gap={16}>
        <Link href={productHref({ id: data.productId })}>{text('reviews.toProduct')}</Link>
        <Link href={customerHref(data)}>{text('reviews.toCustomer')}</Link>
        <Link href={`${href('/apps/ecommerce/order/list')}?q=${encodeURIComponent(data.email)}`}>
          {text('reviews.toOrders')}
        </Link>
      </Inline>
      {data.reply && <Reply reply={data.reply} />}
      <Can action="update" subject="Review" of={data} isExplained>
        <ReplyForm key={data.id} review={data} />
      </Can>
    </Stack>
  )
}
