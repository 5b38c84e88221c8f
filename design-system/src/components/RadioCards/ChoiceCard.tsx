import type { ReactNode } from 'react'
import { cx } from '../../css/cx.ts'
import type { Grid } from '../../layout/Grid/Grid.tsx'
import { input } from '../Checkbox/Checkbox.css.ts'
import { helpTextIds } from '../Field/describedBy.ts'
import type { IconSource } from '../Icon/Icon.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
import { Image } from '../Image/Image.tsx'
import { keptAsIs } from '../RadioGroup/OptionRow.tsx'
import * as styles from './ChoiceCard.css.ts'

/** One of the things to choose from. */
export interface CardOption<T extends string = string> {
  /** Tells it from the others; given to `onChange`. */
  id: T
  /** The title of its card. */
  label: string
  /** What it means, in a sentence. */
  description?: string
  /** A price or a few words opposite the title, read out with it. */
  end?: ReactNode
  /** A picture above the title. */
  icon?: IconSource
  /** The address of an image above the title, as decoration. */
  image?: string
  isDisabled?: boolean
}

/** How many cards stand side by side: at any width, or from each breakpoint up. */
export type CardColumns = Parameters<typeof Grid>[0]['columns']

interface ChoiceCardProps {
  option: CardOption
  id: string
  type: 'radio' | 'checkbox'
  name: string | undefined
  isSelected: boolean
  onSelect: () => void
  /** What is drawn for the input. */
  mark: (quiet: string) => ReactNode
  isInvalid: boolean
  isDisabled: boolean | undefined
  isReadOnly: boolean | undefined
}

/** A native input with a card as its label. */
export function ChoiceCard({
  option: { id: value, label, description, end, icon, image, ...option },
  id,
  type,
  name,
  isSelected,
  onSelect,
  mark,
  isInvalid,
  isDisabled,
  isReadOnly,
}: ChoiceCardProps) {
  const kind = image ? 'image' : icon ? 'icon' : 'plain'
  const isOff = isDisabled || option.isDisabled
  const ids = { title: `${id}-title`, end: `${id}-end`, more: helpTextIds(id).description }
  return (
    <label
      className={cx(styles.card, styles.kinds[kind])}
      data-disabled={isOff || undefined}
      data-invalid={isInvalid || undefined}
    >
      {kind !== 'plain' && (
        <span className={styles.picture}>
          {image ? (
            <Image src={image} isDecorative ratio="16 / 9" />
          ) : (
            icon && <IconTile icon={icon} size={42} tone={isSelected ? 'primary' : 'neutral'} />
          )}
        </span>
      )}
      <span className={cx(styles.mark, styles.marks[kind])}>
        <input
          {...keptAsIs(isReadOnly)}
          type={type}
          id={id}
          name={name}
          value={value}
          checked={isSelected}
          onChange={onSelect}
          disabled={isOff}
          aria-readonly={(type === 'checkbox' && isReadOnly) || undefined}
          aria-labelledby={ids.title}
          aria-describedby={[end && ids.end, description && ids.more].filter(Boolean).join(' ') || undefined}
          className={input}
        />
        {mark(styles.quiet)}
      </span>
      <span className={cx(styles.words, kind === 'image' && styles.wordsBelowImage)}>
        <span className={styles.head}>
          <span id={ids.title} className={styles.title}>
            {label}
          </span>
          {end && (
            <bdi id={ids.end} className={styles.end}>
              {end}
            </bdi>
          )}
        </span>
        {description && (
          <span id={ids.more} className={styles.more}>
            {description}
          </span>
        )}
      </span>
    </label>
  )
}
