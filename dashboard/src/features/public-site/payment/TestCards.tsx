import { Code } from '@data1522/design-system/Code'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { IconInfoCircle } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Text } from '@data1522/design-system/Text'
import { TEST_CARDS } from '@data1522/mocks/contract/payment'
import { useText } from '../../../core/i18n/useText.ts'

const inFours = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Which cards one can try, and how each ends. */
export function TestCards() {
  const text = useText()
  return (
    <ExpansionPanel title={text('payment.testCards')} icon={IconInfoCircle} level={3}>
      <Stack gap={12}>
        <Text size="sm" ink="muted">
          {text('payment.testCardsText')}
        </Text>
        <DescriptionList
          items={TEST_CARDS.map(({ number, reason }) => ({
            term: text(`payment.testCard.${reason ?? 'accepted'}`),
            description: <Code>{inFours(number)}</Code>,
          }))}
        />
      </Stack>
    </ExpansionPanel>
  )
}
