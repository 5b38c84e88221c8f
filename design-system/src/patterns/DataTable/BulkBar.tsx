import { type RefObject, useEffect, useEffectEvent } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import { IconX } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Explained } from './Explained.tsx'
import type { BulkAction } from './types.ts'
import * as styles from './BulkBar.css.ts'

export interface BulkBarData {
  ids: string[]
  actions: readonly BulkAction[]
  onClear: () => void
  /** Where Escape gives the selection up: the table and this bar. */
  within: RefObject<HTMLElement | null>
}

const typing = 'input:not([type="checkbox"]), textarea, [contenteditable="true"]'

/** What can be done with the selected rows; it floats, so that nothing moves when it comes. */
export function BulkBar({ ids, actions, onClear, within }: BulkBarData) {
  const messages = useMessages()
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element
    const isOurs = target === document.body || within.current?.contains(target)
    if (event.key === 'Escape' && isOurs && !event.defaultPrevented && !target.matches(typing)) onClear()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div className={styles.place}>
      <div role="region" aria-label={messages.bulkActions} data-floating-bar="" className={styles.bar}>
        <span className={styles.count}>{messages.selectedRows(ids.length)}</span>
        <div className={styles.actions}>
          {actions.map(({ id, label, icon, tone = 'neutral', onPress, ...disabled }) => (
            <Explained key={id} label={label} {...disabled}>
              <Pressable
                isDisabled={disabled.isDisabled}
                onPress={() => onPress(ids)}
                className={cx(styles.action, styles.tones[tone])}
              >
                <Icon icon={icon} size={18} />
                {label}
              </Pressable>
            </Explained>
          ))}
        </div>
        <Pressable
          aria-label={messages.clearSelection}
          onPress={onClear}
          className={cx(styles.action, styles.clear)}
        >
          <Icon icon={IconX} size={18} />
        </Pressable>
      </div>
    </div>
  )
}
