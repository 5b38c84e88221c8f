import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextArea } from '@data1522/design-system/TextArea'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { replyToReview, type ReviewDetail } from '@data1522/mocks/contract/reviews'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { forSamePerson } from '../../../core/auth/same-person.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { reviewQuery } from '../../../entities/review/queries.ts'

const REPLY_LIMIT = 5000
const schema = z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(REPLY_LIMIT)) })

/** Replies to a review, in place of an earlier reply; what was begun waits for who comes back. */
export function ReplyForm({ review }: { review: ReviewDetail }) {
  const text = useText()
  const queries = useQueryClient()
  const form = useSchemaForm<z.infer<typeof schema>, z.infer<typeof schema>>({
    schema,
    defaultValues: { text: review.reply?.text ?? '' },
    draftKey: personKey(`draft-review-reply-${review.id}`),
    onSubmit: async (body) => {
      try {
        const answer = await forSamePerson(call(replyToReview, { params: { id: review.id }, body }))
        queries.setQueryData(reviewQuery(review.id).queryKey, answer)
        toasts.show({ tone: 'success', title: () => text('reviews.replySent', { name: review.reviewer }) })
      } catch (error) {
        return validationErrors(error, text, ['text'])
      }
    },
  })
  return (
    <SchemaForm form={form} label={text('reviews.reply')}>
      <ChangedElsewhere form={form} values={{ text: review.reply?.text ?? '' }} />
      <FormField
        form={form}
        name="text"
        label={text(review.reply ? 'reviews.replyChange' : 'reviews.reply')}
        isRequired={false}
      >
        {(field) => <TextArea {...field} minRows={4} description={text('reviews.replyHint')} />}
      </FormField>
      <FormActions form={form} submitLabel={text('reviews.sendReply')} savedText="" />
    </SchemaForm>
  )
}
