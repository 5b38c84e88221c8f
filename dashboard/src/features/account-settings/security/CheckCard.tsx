import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { IconCircleCheck, IconAlertTriangle } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { useId, useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import type { OwnSettings } from '../../../entities/account/queries.ts'
import { checksOf } from './checks.ts'

interface CheckCardProps {
  security: OwnSettings['security']
  onTurnOn: () => void
}

/** How safe the account is, and what would make it safer. */
export function CheckCard({ security, onTurnOn }: CheckCardProps) {
  const text = useText()
  const titleId = useId()
  const [now] = useState(() => Date.now())
  const checks = checksOf(security, now)
  const good = checks.filter(({ isGood }) => isGood).length
  const score = text('accountSecurity.checkScore', { good, total: checks.length })
  return (
    <Card as="section" aria-labelledby={titleId} padding={0} isClipped>
      <CardHeader id={titleId} title={text('accountSecurity.check')} subtitle={score} />
      <Stack gap={8}>
        <Box paddingInline="cardPadding">
          <Meter
            isBare
            size="small"
            label={text('accountSecurity.check')}
            value={good}
            max={checks.length}
            segments={checks.length}
            tone={good === checks.length ? 'success' : 'warning'}
            valueText={score}
          />
        </Box>
        <List variant="divided" aria-labelledby={titleId}>
          {checks.map((check) => {
            const about = 'of' in check ? { name: check.of.name, days: check.days } : undefined
            const state = check.isGood ? 'Good' : 'Bad'
            const isShort = check.id === 'codes' && !check.isGood && security.isTwoStepOn
            return (
              <ListItem
                key={check.id}
                start={
                  <IconTile
                    icon={check.isGood ? IconCircleCheck : IconAlertTriangle}
                    tone={check.isGood ? 'success' : 'warning'}
                  />
                }
                title={text(`accountSecurity.check.${check.id}${state}`, about)}
                detail={
                  isShort
                    ? text('accountSecurity.check.codesFewText', { left: security.backupCodesLeft })
                    : text(`accountSecurity.check.${check.id}${state}Text`, about)
                }
                detailLines={2}
                actions={
                  check.id === 'twoStep' &&
                  !check.isGood && (
                    <Button size="small" variant="plain" tone="primary" onPress={onTurnOn}>
                      {text('accountSecurity.setUp')}
                    </Button>
                  )
                }
              />
            )
          })}
        </List>
      </Stack>
    </Card>
  )
}
