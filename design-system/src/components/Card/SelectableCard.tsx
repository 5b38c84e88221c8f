import { type ReactNode, type Ref, use, useId } from 'react'
import { cx } from '../../css/cx.ts'
import { CheckboxMark } from '../Checkbox/CheckboxMark.tsx'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { SelectionContext } from './SelectionContext.ts'
import { CardSurface } from './CardSurface.tsx'
import * as styles from './SelectableCard.css.ts'

export interface SelectableCardProps {
  /** What is chosen with it: its name. */
  title: string
  /** What says more; read out after the title. */
  description?: ReactNode
  /** A face or a picture before the title: an `Avatar`, an `IconTile`. */
  start?: ReactNode
  /** A `CardMedia` above the title. */
  media?: ReactNode
  /** What else stands in the card: a price, chips, a link of its own. */
  children?: ReactNode
  /** Tells it from the others of its `SelectableCardGroup`. @default an id of its own */
  id?: string
  /** Whether it is chosen; in a group the group's ids decide. @default false */
  isSelected?: boolean
  /** Called with whether it is chosen when a person presses it; in a group the group is told. */
  onChange?: (isSelected: boolean) => void
  /** @default false */
  isDisabled?: boolean
  /** Its name in the form's data, outside of a group. */
  name?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A card that is a checkbox, or, in a group that lets one be chosen, a radio button.
 *
 * Use when a choice needs more than words: a picture, a price, a sentence.
 * Not for a card that leads somewhere: use `CardLink`; nor for a plain yes or no: use `Checkbox`.
 */
export function SelectableCard({
  title,
  description,
  start,
  media,
  children,
  id,
  isSelected: isChosen = false,
  onChange,
  isDisabled,
  name,
  ...rest
}: SelectableCardProps) {
  const ownId = useId()
  const cardId = id ?? ownId
  const group = use(SelectionContext)
  const type = group?.type ?? 'checkbox'
  const isSelected = group ? group.selectedIds.includes(cardId) : isChosen
  return (
    <CardSurface
      padding={0}
      className={styles.card}
      data-selected={isSelected || undefined}
      data-invalid={group?.isInvalid || undefined}
    >
      {media}
      <input
        {...rest}
        type={type}
        name={group?.name ?? name}
        value={cardId}
        checked={isSelected}
        onChange={(event) => {
          const next = event.target.checked
          group?.onSelect(cardId, next)
          onChange?.(next)
        }}
        disabled={isDisabled || group?.isDisabled}
        aria-invalid={(type === 'checkbox' && group?.isInvalid) || undefined}
        aria-labelledby={`${ownId}-title`}
        aria-describedby={description ? `${ownId}-description` : undefined}
        className={styles.input}
      />
      <div className={styles.body}>
        <div className={styles.head}>
          {start && <span className={styles.start}>{start}</span>}
          <div className={styles.words}>
            <span id={`${ownId}-title`} className={styles.title}>
              {title}
            </span>
            {description && (
              <span id={`${ownId}-description`} className={styles.description}>
                {description}
              </span>
            )}
          </div>
          <span aria-hidden className={styles.line}>
            <span className={cx(checkbox.box, type === 'radio' && styles.round, isSelected && checkbox.on)}>
              {type === 'checkbox' ? (
                <CheckboxMark isOn={isSelected} />
              ) : (
                isSelected && <span className={styles.dot} />
              )}
            </span>
          </span>
        </div>
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </CardSurface>
  )
}
