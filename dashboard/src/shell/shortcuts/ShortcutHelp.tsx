import { Box } from '@data1522/design-system/Box'
import { Dialog } from '@data1522/design-system/Dialog'
import { Kbd } from '@data1522/design-system/Kbd'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { Shortcut } from '@data1522/design-system/Shortcut'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { Text } from '@data1522/design-system/Text'
import { useAtom } from 'jotai'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../core/i18n/useText.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { type ListedGroup, listedShortcuts } from './listed.ts'
import { isShortcutHelpOpenAtom } from './is-open.ts'

/** Lists every shortcut that the person has where they are, from what the palette and the keys themselves read. */
export function ShortcutHelp() {
  const text = useText()
  const [isOpen, setOpen] = useAtom(isShortcutHelpOpenAtom)
  const [areOn, setOn] = useAtom(preferences['single-key-shortcuts'])
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title={text('shortcuts.title')}>
      <Stack gap={24}>
        <Switch
          isSelected={areOn}
          onChange={setOn}
          description={text('shortcuts.singleText')}
          labelPlacement="start"
          isBlock
        >
          {text('shortcuts.single')}
        </Switch>
        {isOpen && listedShortcuts(text).map((group) => <Group key={group.id} {...group} areOn={areOn} />)}
      </Stack>
    </Dialog>
  )
}

function Group({ title, shortcuts, areOn }: ListedGroup & { areOn: boolean }) {
  const text = useText()
  const titleId = useId()
  return (
    <Stack gap={4} as="section">
      <Box paddingInline={12}>
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
      </Box>
      <List aria-labelledby={titleId}>
        {shortcuts.map(({ id, label, keys, isChord }) => (
          <ListItem
            key={id}
            title={label}
            end={
              areOn || isChord ? (
                <Keys keys={keys} isChord={isChord} />
              ) : (
                <Text as="span" size="sm" ink="subtle">
                  {text('shortcuts.off')}
                </Text>
              )
            }
          />
        ))}
      </List>
    </Stack>
  )
}

/** Keys pressed together, or one after the other. */
function Keys({ keys, isChord }: { keys: readonly string[]; isChord?: boolean }) {
  const { formatMessage } = useIntl()
  const [first = '', second] = keys
  if (isChord || second === undefined) return <Shortcut keys={isChord ? keys : [first.toUpperCase()]} />
  return (
    <Text as="span" size="sm" ink="subtle">
      <Inline as="span" gap={8}>
        {formatMessage(
          { id: 'shortcuts.chord' },
          { first: <Kbd>{first.toUpperCase()}</Kbd>, second: <Kbd>{second.toUpperCase()}</Kbd> },
        )}
      </Inline>
    </Text>
  )
}
