import { IconEye, IconEyeOff, IconMessage, IconTrash } from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import type { Review } from '@data1522/mocks/contract/reviews'
import { useCan } from '../../../core/auth/useCan.ts'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { ExportMenu } from '../../../shared/list/exports/ExportMenu.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { useList } from '../../../shared/list/useList.ts'
import { useReviewChanges } from '../../../entities/review/useReviewChanges.ts'
import { ReviewsHead } from '../head/ReviewsHead.tsx'
import { reviewList } from './list-config.ts'

/** What customers say of the products: read, published, answered, taken off. */
export function Reviews() {
  const list = useList<Review>(reviewList)
  const { text } = list.tools
  const { selection } = list
  const changes = useReviewChanges()
  const mayUpdate = useCan({ action: 'update', subject: 'Review' }).isAllowed
  const refused = useRefusals()
  const update = refused({ action: 'update', subject: 'Review' })
  const remove = (reviews: readonly Review[]) => {
    selection.drop(reviews)
    void changes.remove(reviews)
  }
  const toggle = ({ status }: Review) =>
    status === 'Pending'
      ? { id: 'publish', label: text('reviews.publish'), icon: IconEye, ...update }
      : { id: 'unpublish', label: text('reviews.unpublish'), icon: IconEyeOff, ...update }
  const removal = {
    id: 'delete',
    label: text('reviews.delete'),
    icon: IconTrash,
    tone: 'danger' as const,
    ...refused({ action: 'delete', subject: 'Review' }),
  }
  const quickView = { id: 'quickView', label: text('reviews.view'), icon: IconMessage }
  const rowActions = (review: Review) => [
    {
      id: 'row',
      entries: [
        mayUpdate ? { ...quickView, label: text('reviews.viewAndReply') } : quickView,
        toggle(review),
        removal,
      ],
    },
  ]
  const onRowAction = (action: string, review: Review) => {
    if (action === 'quickView') list.set({ quickView: reviewList.rowId(review) }, { isReplacing: true })
    if (action === 'publish') void changes.setStatus([review], 'Published')
    if (action === 'unpublish') void changes.setStatus([review], 'Pending')
    if (action === 'delete') remove([review])
  }
  const title = text('titles.manageReviews')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader
        title={title}
        description={text('reviews.description')}
        actions={<ExportMenu list={list} />}
      />
      <Stack gap="gap">
        <ReviewsHead />
        <ListTable
          list={list}
          rowActions={rowActions}
          quickActions={(review) => [quickView, toggle(review)]}
          quickRoom={2}
          onRowAction={onRowAction}
          bulkActions={[
            {
              id: 'publish',
              label: text('reviews.publish'),
              icon: IconEye,
              ...update,
              onPress: () => void changes.setStatus(selection.rows(), 'Published'),
            },
            {
              id: 'unpublish',
              label: text('reviews.unpublish'),
              icon: IconEyeOff,
              ...update,
              onPress: () => void changes.setStatus(selection.rows(), 'Pending'),
            },
            { ...removal, onPress: () => remove(selection.rows()) },
          ]}
        />
      </Stack>
    </>
  )
}
