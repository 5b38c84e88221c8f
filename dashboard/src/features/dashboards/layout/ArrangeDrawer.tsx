import { Button } from '@data1522/design-system/Button'
import type { DashboardSize } from '@data1522/design-system/DashboardGridItem'
import { Drawer } from '@data1522/design-system/Drawer'
import { IconArrowsSort } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { ReorderableList } from '@data1522/design-system/ReorderableList'
import { Switch } from '@data1522/design-system/Switch'
import { useText } from '../../../core/i18n/useText.ts'
import type { Arrangement, PlacedCard } from './arrangement.ts'
import type { DashboardSpec } from './dashboard.ts'

export interface ArrangeDrawerProps {
  spec: DashboardSpec
  cards: readonly PlacedCard[]
  arrangement: Arrangement
  isChanged: boolean
  /** Stores a new arrangement and shows a toast with undo. */
  change: (next: Arrangement, said: () => string) => void
  reset: () => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The drawer to choose which cards are shown, in which order and how wide. */
export function ArrangeDrawer({
  cards,
  arrangement,
  isChanged,
  change,
  reset,
  isOpen,
  onOpenChange,
}: ArrangeDrawerProps) {
  const text = useText()
  const { hidden = [], sizes = {} } = arrangement
  const setShown = ({ id, title }: PlacedCard, isShown: boolean) =>
    change({ ...arrangement, hidden: isShown ? hidden.filter((one) => one !== id) : [...hidden, id] }, () =>
      text(isShown ? 'dashboards.arranged.shown' : 'dashboards.arranged.hidden', { card: text(title) }),
    )
  const setSize = ({ id, title }: PlacedCard, size: DashboardSize) =>
    change({ ...arrangement, sizes: { ...sizes, [id]: size } }, () =>
      text('dashboards.arranged.resized', { card: text(title) }),
    )
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('dashboards.arrange')}
      description={text('dashboards.arrangeText')}
      isClear
      footer={
        <Button isDisabled={!isChanged} onPress={reset}>
          {text('dashboards.reset')}
        </Button>
      }
    >
      <ReorderableList
        label={text('dashboards.cards')}
        entries={cards.map((card) => ({
          id: card.id,
          title: text(card.title),
          detail: card.sizes ? text(`dashboards.size.${card.size}`) : undefined,
          end: (
            <Inline gap={6} isWrapping={false}>
              {card.sizes && (
                <Menu
                  label={text('dashboards.sizeOf', { card: text(card.title) })}
                  selectionMode="single"
                  selectedIds={[card.size]}
                  onSelectionChange={([size]) => size && setSize(card, size as DashboardSize)}
                  sections={[
                    {
                      id: 'sizes',
                      entries: card.sizes.map((size) => ({
                        id: size,
                        label: text(`dashboards.size.${size}`),
                      })),
                    },
                  ]}
                >
                  <IconButton
                    icon={IconArrowsSort}
                    label={text('dashboards.sizeOf', { card: text(card.title) })}
                    size="small"
                  />
                </Menu>
              )}
              <Switch
                aria-label={text('dashboards.show', { card: text(card.title) })}
                isSelected={!card.isHidden}
                onChange={(isShown) => setShown(card, isShown)}
              />
            </Inline>
          ),
        }))}
        onReorder={(order) => change({ ...arrangement, order }, () => text('dashboards.arranged.moved'))}
      />
    </Drawer>
  )
}
