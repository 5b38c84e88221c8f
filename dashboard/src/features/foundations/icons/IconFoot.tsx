import { Icon } from '@data1522/design-system/Icon'
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Kbd } from '@data1522/design-system/Kbd'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import { useMedia } from '../../../core/useMedia.ts'

/** As it stands on keyboards. */
const COPY_KEY = 'Enter'

const arrows = [
  { key: '←', icon: IconArrowLeft },
  { key: '↑', icon: IconArrowUp },
  { key: '↓', icon: IconArrowDown },
  { key: '→', icon: IconArrowRight },
]

/** How many icons are shown, and the keys that walk and copy them. */
export function IconFoot({ count }: { count: number }) {
  const text = useText()
  const hasKeys = useMedia('(min-width: 48rem)')
  return (
    <Inline justify="between" gap={16}>
      <Text size="sm" ink="muted" isNumeric>
        {text('icons.found', { count })}
      </Text>
      {hasKeys && (
        <Inline gap={16}>
          <Inline gap={4}>
            {arrows.map(({ key, icon }) => (
              <Kbd key={key}>
                <Icon icon={icon} size={14} label={key} isMirrored={false} />
              </Kbd>
            ))}
            <Text as="span" size="sm" ink="muted">
              {text('icons.keysMove')}
            </Text>
          </Inline>
          <Inline gap={4}>
            <Kbd>{COPY_KEY}</Kbd>
            <Text as="span" size="sm" ink="muted">
              {text('icons.keysCopy')}
            </Text>
          </Inline>
        </Inline>
      )}
    </Inline>
  )
}
