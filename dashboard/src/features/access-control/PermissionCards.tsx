import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { Grid } from '@data1522/design-system/Grid'
import { IconChartPie, IconEyeOff, IconFlask, IconShieldLock, IconUsers } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { OutlinedCard } from '@data1522/design-system/OutlinedCard'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { Text } from '@data1522/design-system/Text'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { abilityAtom } from '../../core/auth/access.ts'
import { Can } from '../../core/auth/Can.tsx'
import { Reason } from '../../core/auth/Reason.tsx'
import { useCan } from '../../core/auth/useCan.ts'
import { useText } from '../../core/i18n/useText.ts'

const guarded = [
  { id: 'demo', icon: IconFlask, tone: 'primary', action: 'read', subject: 'AclDemo' },
  { id: 'analytics', icon: IconChartPie, tone: 'info', action: 'read', subject: 'Analytics' },
  { id: 'admin', icon: IconShieldLock, tone: 'warning', action: 'manage', subject: 'all' },
] as const
type GuardedCard = (typeof guarded)[number]

/** Four cards, each shown to who may see it; those that are hidden can be asked why. */
export function PermissionCards() {
  const text = useText()
  const [tellsHidden, setTellsHidden] = useState(false)
  const ability = useAtomValue(abilityAtom)
  const shown = 1 + guarded.filter(({ action, subject }) => ability.can(action, subject)).length
  const total = 1 + guarded.length
  return (
    <Card as="section" aria-labelledby="permission-cards">
      <Stack gap={16}>
        <CardHeader
          id="permission-cards"
          title={text('access.cards')}
          subtitle={text('access.cardsShown', { shown, total })}
          actions={
            <Switch isSelected={tellsHidden} onChange={setTellsHidden} labelPlacement="start">
              {text('access.showHidden')}
            </Switch>
          }
        />
        <Grid columns={{ sm: 2, lg: 4 }}>
          <ShownCard id="everyone" icon={IconUsers} tone="success" />
          {guarded.map((card) => (
            <Can
              key={card.id}
              action={card.action}
              subject={card.subject}
              fallback={tellsHidden && <HiddenCard card={card} />}
            >
              <ShownCard {...card} />
            </Can>
          ))}
        </Grid>
      </Stack>
    </Card>
  )
}

type ShownCardProps = { id: 'everyone' | GuardedCard['id'] } & Pick<
  Parameters<typeof IconTile>[0],
  'icon' | 'tone'
>

function ShownCard({ id, icon, tone }: ShownCardProps) {
  const text = useText()
  return (
    <OutlinedCard as="article">
      <Stack gap={12} align="start">
        <IconTile icon={icon} tone={tone} size={42} />
        <Stack gap={4}>
          <Text weight="strong">{text(`access.card.${id}`)}</Text>
          <Text ink="muted">{text(`access.card.${id}Text`)}</Text>
        </Stack>
        <Chip size="small" tone="success" hasDot>
          {id === 'everyone'
            ? text('access.card.everyoneNeeds')
            : text('access.needs', { permission: text(`access.card.${id}Needs`) })}
        </Chip>
      </Stack>
    </OutlinedCard>
  )
}

function HiddenCard({ card }: { card: GuardedCard }) {
  const text = useText()
  const decision = useCan(card)
  return (
    <OutlinedCard as="article">
      <Stack gap={12} align="start">
        <IconTile icon={IconEyeOff} size={42} />
        <Stack gap={4}>
          <Text weight="strong" ink="muted">
            {text('access.hidden')}
          </Text>
          <Text ink="muted">{decision.state !== 'allowed' && <Reason decision={decision} />}</Text>
        </Stack>
        <Chip size="small" hasDot>
          {text('access.needs', { permission: text(`access.card.${card.id}Needs`) })}
        </Chip>
      </Stack>
    </OutlinedCard>
  )
}
