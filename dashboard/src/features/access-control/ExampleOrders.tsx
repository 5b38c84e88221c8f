import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { Grid } from '@data1522/design-system/Grid'
import { Inline } from '@data1522/design-system/Inline'
import { OutlinedCard } from '@data1522/design-system/OutlinedCard'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ReactNode } from 'react'
import { Decided } from '../../core/auth/Decided.tsx'
import type { Decision } from '../../core/auth/decision.ts'
import { useText } from '../../core/i18n/useText.ts'
import {
  type ExampleOrder,
  exampleOrderIds,
  exampleOrders,
  type ExamplePress,
  examplePresses,
  examplePressIds,
  type Inquiry,
  questionOf,
} from './example.ts'

interface ExampleOrdersProps {
  decide: (question: ReturnType<typeof questionOf>) => Decision
  onInquiry: (inquiry: Inquiry) => void
  /** What the rules said to the last press. */
  answer: ReactNode
}

/** Three orders under the example's rules: what may be pressed asks the rules, what may not says why. */
export function ExampleOrders({ decide, onInquiry, answer }: ExampleOrdersProps) {
  const text = useText()
  const inquiryOf = (order: ExampleOrder, press: ExamplePress): Inquiry => ({
    whose: 'example',
    subject: 'Order',
    field: '',
    order,
    ...examplePresses[press],
  })
  return (
    <Card as="section" aria-labelledby="access-example">
      <Stack gap={16}>
        <CardHeader
          id="access-example"
          title={text('access.example')}
          subtitle={text('access.example.description')}
        />
        <Grid columns={{ md: 3 }}>
          {exampleOrderIds.map((order) => (
            <OutlinedCard key={order} as="article">
              <Stack gap={12}>
                <Inline gap={8} justify="between">
                  <Text as="bdi" weight="strong" isNumeric>
                    {exampleOrders[order].number}
                  </Text>
                  <Inline gap={6}>
                    <Chip size="small" tone={order === 'othersOpen' ? 'neutral' : 'primary'}>
                      {text(order === 'othersOpen' ? 'access.example.others' : 'access.example.own')}
                    </Chip>
                    <Chip size="small" tone={order === 'ownDelivered' ? 'success' : 'info'}>
                      {text(order === 'ownDelivered' ? 'access.example.delivered' : 'access.example.open')}
                    </Chip>
                  </Inline>
                </Inline>
                <Inline gap={8}>
                  {examplePressIds.map((press) => {
                    const inquiry = inquiryOf(order, press)
                    const label = text(`access.example.press.${press}`)
                    return (
                      <Decided key={press} decision={decide(questionOf(inquiry))} label={label}>
                        {(isDisabled) => (
                          <Button size="small" isDisabled={isDisabled} onPress={() => onInquiry(inquiry)}>
                            {label}
                          </Button>
                        )}
                      </Decided>
                    )
                  })}
                </Inline>
              </Stack>
            </OutlinedCard>
          ))}
        </Grid>
        {answer}
      </Stack>
    </Card>
  )
}
