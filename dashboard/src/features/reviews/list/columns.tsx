import { Avatar } from '@data1522/design-system/Avatar'
import { Box } from '@data1522/design-system/Box'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { Rating } from '@data1522/design-system/Rating'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { Review } from '@data1522/mocks/contract/reviews'
import type { ListColumn, ListTools } from '../../../shared/list/list-config.ts'
import { dayOf } from '../../../entities/review/review-date.ts'
import { ReviewStatusChip } from '../../../entities/review/ReviewStatusChip.tsx'
import { ReviewLink } from './ReviewLink.tsx'

/** The columns of the list. */
export const reviewColumns = ({ text, formats }: ListTools): ListColumn<Review>[] => [
  {
    id: 'product',
    header: text('reviews.column.product'),
    value: ({ product }) => product,
    parts: [
      { header: text('reviews.column.product'), value: ({ product }) => product },
      { header: text('reviews.brand'), value: ({ companyName }) => companyName },
    ],
    isRowHeader: true,
    isSortable: true,
    isHideable: false,
    width: 190,
    cell: (review) => (
      <TitleCell
        start={<Image src={review.productImage} isDecorative ratio="1 / 1" width={40} />}
        title={<ReviewLink review={review} />}
        detail={review.companyName}
      />
    ),
  },
  {
    id: 'reviewer',
    header: text('reviews.column.reviewer'),
    value: ({ reviewer }) => reviewer,
    parts: [
      { header: text('reviews.column.reviewer'), value: ({ reviewer }) => reviewer },
      { header: text('records.email'), value: ({ email }) => email },
    ],
    isSortable: true,
    width: 180,
    cell: ({ reviewer, email, avatar }) => (
      <TitleCell
        start={<Avatar name={reviewer} src={avatar} size={36} isDecorative />}
        title={reviewer}
        detail={email}
      />
    ),
  },
  {
    id: 'review',
    header: text('reviews.column.review'),
    value: ({ review, head, para }) => `${review} · ${head} · ${para}`,
    parts: [
      { header: text('reviews.column.stars'), value: ({ review }) => review },
      { header: text('reviews.column.head'), value: ({ head }) => head },
      { header: text('reviews.column.text'), value: ({ para }) => para },
    ],
    width: 'fill',
    cell: ({ review, head, para }) => (
      <Stack gap={2}>
        <Inline gap={8} isWrapping={false}>
          <Box minWidth={76}>
            <Rating value={review} size="small" />
          </Box>
          <Text weight="medium" isTruncated>
            {head}
          </Text>
        </Inline>
        <Text size="sm" ink="muted" lines={2}>
          {para}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'date',
    header: text('reviews.column.date'),
    value: ({ date }) => dayOf(date),
    text: ({ date }) => formats.day(dayOf(date)),
    isSortable: true,
    width: 128,
    cell: ({ date }) => formats.day(dayOf(date)),
  },
  {
    id: 'status',
    header: text('reviews.column.status'),
    value: ({ status }) => text(`reviews.status.${status}`),
    isSortable: true,
    width: 'min',
    cardRole: 'status',
    cell: ({ status }) => <ReviewStatusChip status={status} />,
  },
]
