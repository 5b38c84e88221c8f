import { Card } from '@data1522/design-system/Card'
import { Heading } from '@data1522/design-system/Heading'
import { IconCheck, IconX } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { ToggleButton } from '@data1522/design-system/ToggleButton'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { HelpArticle } from '@data1522/mocks/contract/help-center'
import { useText } from '../../../../core/i18n/useText.ts'
import { useFeedback } from '../../useFeedback.ts'

/** Asks whether the article helped, and thanks for the answer, which can be changed. */
export function Feedback({ article }: { article: HelpArticle }) {
  const text = useText()
  const send = useFeedback()
  const { isHelpful } = article
  const thanks =
    isHelpful === null ? undefined : text(isHelpful ? 'helpArticle.thanksYes' : 'helpArticle.thanksNo')
  return (
    <Card as="section" aria-labelledby="help-feedback">
      <Inline justify="between" gap={16}>
        <Stack gap={2}>
          <Heading level={2} size="card" id="help-feedback">
            {text('helpArticle.didHelp')}
          </Heading>
          <Text size="sm" ink="muted">
            {thanks ?? text('helpArticle.didHelpText')}
          </Text>
        </Stack>
        <Inline gap={8}>
          <ToggleButton
            icon={IconCheck}
            isSelected={isHelpful === true}
            onChange={() => void send(article, true)}
          >
            {text('helpArticle.yes')}
          </ToggleButton>
          <ToggleButton
            icon={IconX}
            isSelected={isHelpful === false}
            onChange={() => void send(article, false)}
          >
            {text('helpArticle.no')}
          </ToggleButton>
        </Inline>
      </Inline>
      <VisuallyHidden live="polite">{thanks}</VisuallyHidden>
    </Card>
  )
}
