import { assignInlineVars } from '@vanilla-extract/dynamic'
import { memo } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ChoiceBox } from '../../components/List/ChoiceMark.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { IconPaperclip, IconStar, IconStarFilled } from '../../icons/icons.ts'
import { Anchor } from '../../internal/Anchor.tsx'
import type { MailRow, MailRowAction } from './rows.ts'
import { useMailListStrings } from './strings/useMailListStrings.ts'
import * as styles from './MailList.css.ts'

interface MailListRowProps {
  id: string
  index: number
  rowOf: (id: string) => MailRow
  isOpen: boolean
  isSelected: boolean
  isCurrent: boolean
  actions: readonly MailRowAction[]
  onToggle: (id: string, isRange: boolean) => void
  onStar: (id: string, isStarred: boolean) => void
  onAction: (action: string, id: string) => void
  onFocus: (id: string) => void
}

/** A mail in three lines: who, what about, how it begins. */
export const MailListRow = memo(function MailListRow({
  id,
  index,
  rowOf,
  isOpen,
  isSelected,
  isCurrent,
  actions,
  onToggle,
  onStar,
  onAction,
  onFocus,
}: MailListRowProps) {
  const strings = useMailListStrings()
  const row = rowOf(id)
  const { name, avatar, subject, preview, time, href, isUnread, isStarred, hasAttachments, count, note } = row
  const labels = row.labels ?? []
  const offered = actions.filter((action) => !row.lacks?.includes(action.id))
  return (
    <div
      role="row"
      id={`mail-${id}`}
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-id={id}
      onFocus={() => onFocus(id)}
      className={styles.row}
      style={assignInlineVars({ [styles.index]: String(index) })}
    >
      <div role="gridcell" className={styles.chooseCell}>
        <button
          type="button"
          role="checkbox"
          aria-checked={isSelected}
          aria-label={strings.select(name)}
          tabIndex={-1}
          onClick={(event) => onToggle(id, event.shiftKey)}
          className={styles.choose}
        >
          <span className={styles.face}>
            <Avatar name={name} src={avatar} isDecorative />
          </span>
          <span className={styles.box}>
            <ChoiceBox isSelected={isSelected} />
          </span>
        </button>
      </div>
      <div role="gridcell" className={styles.content}>
        <span className={cx(styles.name, isUnread && styles.unread)}>
          {isUnread && (
            <>
              <span className={styles.unreadDot} />
              <VisuallyHidden>{strings.unread}</VisuallyHidden>
            </>
          )}
          <bdi className={styles.words}>{name}</bdi>
          {count && (
            <span className={styles.amount}>
              <span aria-hidden>{count}</span>
              <VisuallyHidden>{strings.messages(count)}</VisuallyHidden>
            </span>
          )}
        </span>
        <span className={styles.subject}>
          {note && <span className={styles.note}>{note} </span>}
          <span dir="auto" className={styles.subjectWords}>
            <Anchor href={href} className={cx(styles.link, isUnread && styles.unread)}>
              {subject}
            </Anchor>
          </span>
        </span>
        <span dir="auto" className={styles.preview}>
          {preview}
        </span>
      </div>
      <div role="gridcell" className={styles.side}>
        <span className={styles.time}>{time}</span>
        <span className={styles.marks}>
          {labels.map((label) => (
            <span key={label.id} title={label.name} className={cx(styles.dot, toneClass[label.tone])}>
              <VisuallyHidden>{label.name}</VisuallyHidden>
            </span>
          ))}
          {hasAttachments && <Icon icon={IconPaperclip} size={16} label={strings.attachments} />}
          <button
            type="button"
            aria-pressed={isStarred ?? false}
            aria-label={isStarred ? strings.starred : strings.star}
            tabIndex={-1}
            onClick={() => onStar(id, !isStarred)}
            className={styles.star}
          >
            <Icon icon={isStarred ? IconStarFilled : IconStar} size={18} />
          </button>
        </span>
      </div>
      {offered.length > 0 && (
        <div role="gridcell" className={styles.actions}>
          {offered.map((action) => (
            <button
              key={action.id}
              type="button"
              title={action.label}
              aria-label={action.label}
              tabIndex={-1}
              onClick={() => onAction(action.id, id)}
              className={styles.action}
            >
              <Icon icon={action.icon} size={18} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
})
