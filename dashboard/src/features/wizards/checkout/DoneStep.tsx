import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Divider } from '@data1522/design-system/Divider'
import { Heading } from '@data1522/design-system/Heading'
import { IconCheck } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { Receipt } from '@data1522/mocks/contract/checkout'
import { Box } from '@data1522/design-system/Box'
import { useAtomValue } from 'jotai'
import type { Ref } from 'react'
import { href } from 'react-router-dom'
import { sessionAtom } from '../../../core/auth/session.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useWordList } from '../shared/useWordList.ts'
import { Prices } from './Prices.tsx'

interface DoneStepProps {
  receipt: Receipt
  headingRef: Ref<HTMLHeadingElement>
  onAgain: () => void
}

/** What was ordered, and what happens now. */
export function DoneStep({ receipt, headingRef, onAgain }: DoneStepProps) {
  const text = useText()
  const list = useWordList()
  const { money, day, dayAndTime } = useFormats()
  const { nameOf } = useCountries()
  const session = useAtomValue(sessionAtom)
  const { order, number, email, address, lines } = receipt
  const { name, line1, line2, postCode, town, state, countryCode } = address
  return (
    <Card as="section">
      <Stack gap={24}>
        <Inline gap={16} align="start" isWrapping={false}>
          <IconTile icon={IconCheck} tone="success" size={42} />
          <Stack gap={4}>
            <Heading ref={headingRef} level={2} isFocusTarget>
              {text('checkout.thanks', { name })}
            </Heading>
            <Text ink="muted">{text('checkout.thanksText', { number, email })}</Text>
          </Stack>
        </Inline>
        <DescriptionList
          columns={2}
          items={[
            {
              term: text('checkout.orderNumber'),
              description: (
                <Text as="bdi" weight="medium">
                  {number}
                </Text>
              ),
            },
            { term: text('checkout.placed'), description: dayAndTime(receipt.placedOn) },
            {
              term: text('checkout.shipTo'),
              description: list([name, line1, line2, `${postCode} ${town}`, state, nameOf(countryCode)]),
            },
            {
              term: text('checkout.delivery'),
              description: text(`checkout.delivery.${receipt.delivery}`),
            },
            { term: text('checkout.expected'), description: day(receipt.arrivesOn) },
            { term: text('checkout.paidWith'), description: text(`checkout.payment.${receipt.payment}`) },
          ]}
        />
        <Divider />
        <Stack as="ul" gap={16}>
          {lines.map((line) => (
            <Inline key={line.id} as="li" gap={16} isWrapping={false}>
              <Image src={line.image} isDecorative ratio="1 / 1" width={52} />
              <Box isFilling>
                <Text weight="medium">{line.name}</Text>
                <Text size="sm" ink="muted">
                  {list([...line.options, text('checkout.pieces', { count: line.quantity })])}
                </Text>
              </Box>
              <Text weight="medium" isNumeric>
                {money(line.total)}
              </Text>
            </Inline>
          ))}
        </Stack>
        <Divider />
        <Prices {...receipt} delivery={receipt.shipping} totalLabel={text('checkout.total')} />
        <Inline gap={12}>
          {session && (
            <LinkButton
              href={href('/apps/ecommerce/order/details/:id', { id: String(order) })}
              variant="solid"
              tone="primary"
            >
              {text('checkout.openOrder')}
            </LinkButton>
          )}
          <Button onPress={onAgain}>{text('checkout.again')}</Button>
        </Inline>
      </Stack>
    </Card>
  )
}
