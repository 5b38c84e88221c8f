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
import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useId, useState } from 'react'
import { Can } from '../../../../core/auth/Can.tsx'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useViewAddress } from '../view-address.ts'
import { brandNames, useCardWords } from './card-words.ts'
import { isExpired } from './periods.ts'
import { useBillingEdit } from './useBillingEdit.ts'

interface CardsCardProps {
  user: UserDetail
  billing: UserBilling
}

/** The cards that the plan is paid with: one is the primary one, some may be past their month. */
export function CardsCard({ user, billing }: CardsCardProps) {
  const text = useText()
  const titleId = useId()
  const { monthOf } = useCardWords()
  const { number } = useFormats()
  const { open } = useViewAddress()
  const edit = useBillingEdit(user)
  const [now] = useState(() => Date.now())
  const add = text('userView.addCard')
  const act = (id: string, index: number) => {
    if (id === 'edit') open('card', index + 1)
    if (id === 'primary') void edit.makePrimary(billing, index)
    if (id === 'remove') void edit.removeCard(billing, index)
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('userView.cards')}
        subtitle={text('userView.cardCount', { count: billing.cards.length })}
        actions={
          <Can action="update" subject="User" label={add}>
            {(isDisabled) => (
              <Button
                size="small"
                start={<Icon of={IconPlus} size={16} />}
                isDisabled={isDisabled}
                onPress={() => open('card')}
              >
                {add}
              </Button>
            )}
          </Can>
        }
      />
      {billing.cards.length === 0 && (
        <EmptyState title={text('userView.noCards')} level={3} size="small">
          {text('userView.noCardsText')}
        </EmptyState>
      )}
      <List aria-labelledby={titleId}>
        {billing.cards.map((card, index) => {
          const name = text('userView.cardName', {
            brand: brandNames[card.brand],
            digits: card.lastDigits,
          })
          const isPast = isExpired(card.expires, now)
          return (
            <ListItem
              key={`${card.brand} ${card.lastDigits} ${number(index)}`}
              start={<IconTile icon={IconCreditCard} tone={isPast ? 'danger' : 'neutral'} />}
              title={name}
              detail={card.holder}
              note={text(isPast ? 'userView.cardExpired' : 'userView.cardExpires', {
                month: monthOf(card.expires),
              })}
              end={
                <Inline gap={6}>
                  {card.isPrimary && (
                    <Chip tone="primary" size="small">
                      {text('userView.primary')}
                    </Chip>
                  )}
                  {isPast && (
                    <Chip tone="danger" size="small">
                      {text('userView.expired')}
                    </Chip>
                  )}
                </Inline>
              }
              actions={
                <Can action="update" subject="User">
                  <Menu
                    label={text('userView.cardActions', { card: name })}
                    onAction={(id) => act(id, index)}
                    sections={() => [
                      {
                        id: 'all',
                        entries: [
                          ...(card.isPrimary
                            ? []
                            : [{ id: 'primary', label: text('userView.makePrimary'), icon: IconStar }]),
                          { id: 'edit', label: text('userView.edit'), icon: IconPencil },
                          {
                            id: 'remove',
                            label: text('userView.remove'),
                            icon: IconTrash,
                            tone: 'danger' as const,
                          },
                        ],
                      },
                    ]}
                  >
                    <IconButton
                      label={text('userView.cardActions', { card: name })}
                      icon={IconDotsVertical}
                      size="small"
                    />
                  </Menu>
                </Can>
              }
            />
          )
        })}
      </List>
    </Card>
  )
}
