import { Card } from '@data1522/design-system/Card'
import { Divider } from '@data1522/design-system/Divider'
import { Heading } from '@data1522/design-system/Heading'
import { IconThumbDown, IconThumbUp } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { ToggleButton } from '@data1522/design-system/ToggleButton'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { HelpArticle } from '@data1522/mocks/contract/help-center'
import { useRef, useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { useFeedback } from '../../useFeedback.ts'
import { CommentForm } from './CommentForm.tsx'

/** Asks whether the article helped, and why; thanks for the answer, which can be changed. */
export function Feedback({ article }: { article: HelpArticle }) {
  const text = useText()
  const send = useFeedback()
  const { isHelpful, helped, answered } = article
  const thanks =
    isHelpful === null ? undefined : text(isHelpful ? 'helpArticle.thanksYes' : 'helpArticle.thanksNo')
  const [sent, setSent] = useState<string>()
  const answers = useRef(0)
  // A comment is about the answer that it came with; its words stay in the field.
  const answer = (answerNow: boolean) => {
    if (answerNow === isHelpful) return
    answers.current += 1
    setSent(undefined)
    void send(article, { isHelpful: answerNow, comment: '' })
  }
  const sendComment = async (comment: string) => {
    const before = answers.current
    const isSent = await send(article, { isHelpful: isHelpful!, comment })
    if (isSent && before === answers.current) setSent(comment)
  }
  return (
    <Card as="section" aria-labelledby="help-feedback">
      <Stack gap={16}>
        <Inline justify="between" gap={16}>
          <Stack gap={2}>
            <Heading level={2} size="card" id="help-feedback">
              {text('helpArticle.didHelp')}
            </Heading>
            <Text size="sm" ink="muted">
              {text('helpArticle.helped', { helped, answered })}
            </Text>
          </Stack>
          <Inline gap={8}>
            <ToggleButton icon={IconThumbUp} isSelected={isHelpful === true} onChange={() => answer(true)}>
              {text('helpArticle.yes')}
            </ToggleButton>
            <ToggleButton
              icon={IconThumbDown}
              isSelected={isHelpful === false}
              onChange={() => answer(false)}
            >
              {text('helpArticle.no')}
            </ToggleButton>
          </Inline>
        </Inline>
        {isHelpful !== null && (
          <>
            <Divider />
            <Text size="sm" weight="medium">
              {thanks}
            </Text>
            <CommentForm
              isHelpful={isHelpful}
              // What was sent is there before the article is read anew.
              sent={sent ?? article.comment}
              onSend={(comment) => void sendComment(comment)}
            />
          </>
        )}
      </Stack>
      <VisuallyHidden live="polite">{thanks}</VisuallyHidden>
    </Card>
  )
}
