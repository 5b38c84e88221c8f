import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import {
  IconCreditCard,
  IconDotsVertical,
  IconPencil,
  IconPlus,
  IconStar,
  IconTrash,
} from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Menu } from '@data1522/design-system/Menu'
import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { useId, useState } from 'react'
import type { Question } from '../../core/auth/decision.ts'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import { isExpired } from './card-month.ts'
import { useCardMonth } from './useCardMonth.ts'
import { MayChange } from './MayChange.tsx'

interface CardsCardProps {
  /** What changing them is a change of; nothing for one's own account, which nobody else has a say in. */
  subject?: Question['subject']
  cards: AccountBilling['cards']
  /** Adds one; without it that is done elsewhere. */
  onAdd?: () => void
  /** Called with the place of a card among the others. */
  onEdit: (index: number) => void
  onMakePrimary: (index: number) => void
  onRemove: (index: number) => void
  /** The plan is paid by card, so that the last one has to stay. */
  needsOne?: boolean
}

/** The cards that the plan is paid with: one is the primary one, some may be past their month. */
export function CardsCard({
  subject,
  cards,
  onAdd,
  onEdit,
  onMakePrimary,
  onRemove,
  needsOne = false,
}: CardsCardProps) {
  const text = useText()
  const titleId = useId()
  const monthOf = useCardMonth()
  const { number } = useFormats()
  const [now] = useState(() => Date.now())
  const add = text('account.addCard')
  const isNeeded = needsOne && cards.length === 1
  const act = (id: string, index: number) => {
    if (id === 'edit') onEdit(index)
    if (id === 'primary') onMakePrimary(index)
    if (id === 'remove') onRemove(index)
  }
  return (
    <Card as="section" aria-labelledby={titleId} padding={0} isClipped>
      <CardHeader
        id={titleId}
        title={text('account.cards')}
        subtitle={text('account.cardCount', { count: cards.length })}
        actions={
          onAdd && (
            <MayChange subject={subject} label={add}>
              {(isDisabled) => (
                <Button
                  size="small"
                  start={<Icon icon={IconPlus} size={16} />}
                  isDisabled={isDisabled}
                  onPress={onAdd}
                >
                  {add}
                </Button>
              )}
            </MayChange>
          )
        }
      />
      {cards.length === 0 && (
        <EmptyState title={text('account.noCards')} level={3} size="small">
          {text('account.noCardsText')}
        </EmptyState>
      )}
      <List variant="divided" aria-labelledby={titleId}>
        {cards.map((card, index) => {
          const name = text('account.cardName', {
            brand: text(`account.brand.${card.brand}`),
            digits: card.lastDigits,
          })
          const isPast = isExpired(card.expires, now)
          return (
            <ListItem
              key={`${card.brand} ${card.lastDigits} ${number(index)}`}
              start={<IconTile icon={IconCreditCard} tone={isPast ? 'danger' : 'neutral'} />}
              title={name}
              detail={card.holder}
              note={text(isPast ? 'account.cardExpired' : 'account.cardExpires', {
                month: monthOf(card.expires),
              })}
              end={
                <Inline gap={6}>
                  {card.isPrimary && (
                    <Chip tone="primary" size="small">
                      {text('account.primary')}
                    </Chip>
                  )}
                  {isPast && (
                    <Chip tone="danger" size="small">
                      {text('account.expired')}
                    </Chip>
                  )}
                </Inline>
              }
              actions={
                <MayChange subject={subject}>
                  <Menu
                    label={text('account.cardActions', { card: name })}
                    onAction={(id) => act(id, index)}
                    sections={() => [
                      {
                        id: 'all',
                        entries: [
                          ...(card.isPrimary
                            ? []
                            : [{ id: 'primary', label: text('account.makePrimary'), icon: IconStar }]),
                          { id: 'edit', label: text('account.edit'), icon: IconPencil },
                          {
                            id: 'remove',
                            label: text('account.remove'),
                            icon: IconTrash,
                            tone: 'danger' as const,
                            ...(isNeeded && { isDisabled: true, description: text('account.cardNeeded') }),
                          },
                        ],
                      },
                    ]}
                  >
                    <IconButton
                      label={text('account.cardActions', { card: name })}
                      icon={IconDotsVertical}
                      size="small"
                    />
                  </Menu>
                </MayChange>
              }
            />
          )
        })}
      </List>
    </Card>
  )
}
