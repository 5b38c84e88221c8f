import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { Icon } from '@data1522/design-system/Icon'
import { IconCheck } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useId } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { perks } from '../../../entities/account/perks.ts'
import { PlanPrice } from '../../../entities/account/PlanPrice.tsx'
import { PlanUsage } from '../../../entities/account/PlanUsage.tsx'
import { userSettingsQuery } from './queries.ts'
import { Tab } from './Tab.tsx'
import { useViewAddress } from './view-address.ts'

/** The plan at the side: what it costs, what it holds, how much of its period is over. */
export function PlanCard({ user }: { user: UserDetail }) {
  const text = useText()
  const titleId = useId()
  const { open } = useViewAddress()
  const label = text('plans.change')
  return (
    <Tab
      query={userSettingsQuery(String(user.id))}
      skeleton={
        <Card>
          <Stack gap={16}>
            <Skeleton shape="text" width={140} height={24} />
            <Skeleton shape="text" lines={5} />
          </Stack>
        </Card>
      }
    >
      {({ billing }) => (
        <Card as="section" aria-labelledby={titleId}>
          <Stack gap={20}>
            <CardHeader
              id={titleId}
              title={text('plans.plan')}
              actions={<Chip tone="primary">{text(`users.plan.${billing.plan}`)}</Chip>}
            />
            <PlanPrice billing={billing} />
            <Stack as="ul" gap={8}>
              {perks.map((perk) => (
                <Inline key={perk} as="li" gap={8} isWrapping={false} align="start">
                  <Text as="span" tone="success">
                    <Icon icon={IconCheck} size={18} />
                  </Text>
                  <Text as="span" ink="muted">
                    {text(`plans.perk.${billing.plan}.${perk}`)}
                  </Text>
                </Inline>
              ))}
            </Stack>
            <PlanUsage billing={billing} />
            <Can action="update" subject="User" label={label}>
              {(isDisabled) => (
                <Button
                  variant="solid"
                  tone="primary"
                  isBlock
                  isDisabled={isDisabled}
                  onPress={() => open('plan')}
                >
                  {label}
                </Button>
              )}
            </Can>
          </Stack>
        </Card>
      )}
    </Tab>
  )
}
