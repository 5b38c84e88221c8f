import { Heading } from '@data1522/design-system/Heading'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { OutlinedCard } from '@data1522/design-system/OutlinedCard'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import { useText } from '../../../core/i18n/useText.ts'
import type { Cycle } from '../../../entities/plan/plan-address.ts'
import { planIcons } from '../../../entities/plan/plans.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'
import { contactHref } from './contact-href.ts'

/** The plan for the largest, about which one talks first. */
export function Enterprise({ cycle }: { cycle: Cycle }) {
  const text = useText()
  const { whole } = usePrice()
  return (
    <OutlinedCard>
      <Inline gap={16} justify="between">
        <Inline gap={16} isWrapping={false}>
          <IconTile icon={planIcons.enterprise} size={42} />
          <Stack gap={2}>
            <Heading level={2} size="card">
              {text('plans.enterprise')}
            </Heading>
            <Text ink="muted">{text('plans.enterpriseDescription')}</Text>
          </Stack>
        </Inline>
        <Inline gap={20}>
          <Inline gap={6} align="baseline">
            <Text as="bdi" size="lg" weight="strong" isNumeric>
              {whole(PLAN_PRICES.enterprise[cycle])}
            </Text>
            <Text as="span" ink="muted">
              {text(cycle === 'yearly' ? 'plans.aYear' : 'plans.aMonth')}
            </Text>
          </Inline>
          <LinkButton href={contactHref}>{text('pricing.talk')}</LinkButton>
        </Inline>
      </Inline>
    </OutlinedCard>
  )
}
