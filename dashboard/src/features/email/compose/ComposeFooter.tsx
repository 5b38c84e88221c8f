import { FileButton } from '@data1522/design-system/FileButton'
import { Icon } from '@data1522/design-system/Icon'
import { IconPaperclip, IconSend, IconTemplate, IconTrash } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { SplitButton } from '@data1522/design-system/SplitButton'
import { Text } from '@data1522/design-system/Text'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { laterTimes } from './later.ts'
import type { useTemplates } from './useTemplates.ts'

interface ComposeFooterProps {
  templates: ReturnType<typeof useTemplates>
  status: 'new' | 'saving' | 'saved' | 'failed'
  isPending: boolean
  onSend: (sendAt?: string) => void
  onAttach: (files: readonly File[]) => void
  onDiscard: () => void
}

/** What can be done with a letter: send it now or later, add files, use a template, throw it away. */
export function ComposeFooter({
  templates,
  status,
  isPending,
  onSend,
  onAttach,
  onDiscard,
}: ComposeFooterProps) {
  const text = useText()
  const { dayAndTime } = useFormats()
  const { timeZone = 'UTC' } = useIntl()
  const later = () => [
    {
      id: 'later',
      title: text('email.sendLater'),
      entries: laterTimes(timeZone).map(({ id, at }) => ({
        id: at,
        label: text(`email.later.${id}`),
        note: dayAndTime(at),
      })),
    },
  ]
  const onTemplate = (id: string) => {
    if (id === 'save') templates.save()
    else if (id === 'signature') templates.saveSignature()
    else if (id.startsWith('drop:')) templates.drop(id.slice(5))
    else templates.insert(id)
  }
  return (
    <Inline gap={8} justify="between">
      <Inline gap={4}>
        <SplitButton
          tone="primary"
          variant="solid"
          start={<Icon icon={IconSend} size={18} />}
          sections={later}
          menuLabel={text('email.sendLater')}
          placement="top start"
          isPending={isPending}
          onPress={() => onSend()}
          onAction={onSend}
        >
          {text('email.send')}
        </SplitButton>
        <FileButton variant="plain" isMultiple onSelect={onAttach} aria-label={text('email.attach')}>
          <Icon icon={IconPaperclip} size={20} />
        </FileButton>
        <Menu
          label={text('email.templates')}
          placement="top start"
          sections={() => templates.sections()}
          onAction={onTemplate}
        >
          <IconButton icon={IconTemplate} label={text('email.templates')} />
        </Menu>
      </Inline>
      <Inline gap={8}>
        <Text as="span" size="xs" ink="muted">
          {status === 'new' ? '' : text(`email.draftStatus.${status}`)}
        </Text>
        <IconButton icon={IconTrash} label={text('email.discard')} onPress={onDiscard} />
      </Inline>
    </Inline>
  )
}
