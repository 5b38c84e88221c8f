import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Form } from '@data1522/design-system/Form'
import { Inline } from '@data1522/design-system/Inline'
import { TextField } from '@data1522/design-system/TextField'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { COMMENT_LIMIT } from '@data1522/mocks/contract/help-center'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

interface CommentFormProps {
  isHelpful: boolean
  /** The comment as it was last sent; empty where none was. */
  sent: string
  onSend: (comment: string) => void
}

/** Takes a word on why the article helped or did not; what could not be sent stays in the field. */
export function CommentForm({ isHelpful, sent, onSend }: CommentFormProps) {
  const text = useText()
  const [written, setWritten] = useState(sent)
  const comment = written.trim()
  const isSent = comment === sent
  const label = text(isHelpful ? 'helpArticle.whatHelped' : 'helpArticle.whatMissing')
  return (
    <Form
      label={label}
      onSubmit={() => {
        if (!isSent && comment.length <= COMMENT_LIMIT) onSend(comment)
      }}
    >
      <Inline gap={8} align="end" isWrapping={false}>
        <Box isFilling>
          <TextField
            label={label}
            value={written}
            onChange={setWritten}
            maxLength={COMMENT_LIMIT}
            autoComplete="off"
          />
        </Box>
        <Button type="submit" tone="primary" variant="soft" isDisabled={isSent}>
          {text(isSent && comment ? 'helpArticle.sent' : 'helpArticle.send')}
        </Button>
      </Inline>
      <VisuallyHidden live="polite">{isSent && comment && text('helpArticle.sent')}</VisuallyHidden>
    </Form>
  )
}
