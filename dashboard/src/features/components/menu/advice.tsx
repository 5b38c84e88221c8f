import { Button } from '@data1522/design-system/Button'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconDotsVertical } from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function Several() {
  const text = useText()

  return (
    <Menu
      label={text('menuDemos.actions')}
      sections={[
        {
          id: 'change',
          entries: [
            { id: 'edit', label: text('menuDemos.edit') },
            { id: 'duplicate', label: text('menuDemos.duplicate') },
          ],
        },
      ]}
      onAction={() => toasts.show({ title: text('menuDemos.done') })}
    >
      <IconButton icon={IconDotsVertical} label={text('menuDemos.more')} />
    </Menu>
  )
}

function Single() {
  const text = useText()

  return (
    <Menu
      label={text('menuDemos.one')}
      sections={[{ id: 'one', entries: [{ id: 'edit', label: text('menuDemos.edit') }] }]}
      onAction={() => toasts.show({ title: text('menuDemos.done') })}
    >
      <Button>{text('menuDemos.one')}</Button>
    </Menu>
  )
}

/** When to use a menu, and when not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: Several, text: 'menuDemos.doText' },
  { isGood: false, Live: Single, text: 'menuDemos.dontText' },
]
