import { type ReactNode, type Ref, use } from 'react'
import { AvatarGroup, type AvatarGroupPerson } from '../../components/Avatar/AvatarGroup.tsx'
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { Anchor } from '../../internal/Anchor.tsx'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { CardContext } from './CardContext.ts'
import { CardProgress } from './CardProgress.tsx'
import * as styles from './BoardCard.css.ts'

/** A word that sorts cards, in its colour. */
export interface BoardCardLabel {
  id: string
  label: string
  tone: Tone
  /** Draws its line alone, for one tone more. @default false */
  isOutlined?: boolean
}

/** A figure or a day at the foot of a card. */
export interface BoardCardFact {
  id: string
  icon: IconSource
  /** What is seen. */
  text: string
  /** What is said in its place. @default `text` */
  label?: string
  /** Puts it into a tone; `danger` stands out as a tag. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'danger' | 'success'
}

export interface BoardCardProps {
  /** What is to be done. */
  title: string
  /** Where the card opens. */
  href: string
  /** The language of the title, where it differs from the page's, as a BCP 47 tag. */
  lang?: string
  /** The words that sort it. @default [] */
  labels?: readonly BoardCardLabel[]
  /** The address of a picture at its top, which adds nothing to the words. */
  picture?: string
  /** The day on which it is due; stands first at the foot. */
  due?: BoardCardFact
  /** How much of it is done. */
  progress?: { readonly done: number; readonly total: number; readonly label: string }
  /** Figures after the day, such as how many comments. @default [] */
  facts?: readonly BoardCardFact[]
  /** Whose it is. @default [] */
  people?: readonly AvatarGroupPerson[]
  /** What the people have in common. */
  peopleLabel?: string
  /** What can be done with it, at its top: shown when the card is pointed at or has the focus, always under a finger. */
  actions?: ReactNode
  /** Marks it as one of those that move together. @default false */
  isSelected?: boolean
  /** Called when a pointer or the focus comes near: time to fetch what opening needs. */
  onPrefetch?: () => void
  ref?: Ref<HTMLElement>
}

/**
 * A card of a `Board`: what is to be done, by whom, until when.
 *
 * Use when a board shows things that people work on. Not outside of a board: use `Card`.
 */
export function BoardCard(props: BoardCardProps) {
  const { title, href, lang, labels = [], picture, due, progress, facts = [], people = [] } = props
  const { peopleLabel = '', actions, isSelected = false, onPrefetch, ref } = props
  const { isTabStop, isCopy, instructionsId } = use(CardContext)
  const hasFoot = due || progress || facts.length > 0 || people.length > 0
  return (
    <article
      {...dataAttributes(props)}
      ref={ref}
      lang={lang}
      data-selected={isSelected || undefined}
      className={styles.card}
    >
      {picture && <img src={picture} alt="" draggable={false} loading="lazy" className={styles.picture} />}
      <div className={styles.body}>
        {labels.length > 0 && (
          <ul className={styles.labels}>
            {labels.map((entry) => (
              <li
                key={entry.id}
                className={cx(styles.label, toneClass[entry.tone], entry.isOutlined && styles.outlined)}
              >
                {entry.label}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.title}>
          <Anchor
            href={isCopy ? undefined : href}
            className={styles.press}
            onPrefetch={onPrefetch}
            {...(isCopy ? {} : { 'data-card-link': '' })}
            tabIndex={isTabStop ? 0 : -1}
            aria-describedby={isCopy ? undefined : instructionsId}
          >
            {title}
          </Anchor>
        </div>
        {hasFoot && (
          <div className={styles.foot}>
            {due && <Fact fact={due} />}
            {progress && progress.total > 0 && <CardProgress {...progress} />}
            {facts.map((fact) => (
              <Fact key={fact.id} fact={fact} />
            ))}
            {people.length > 0 && (
              <span className={styles.people}>
                <AvatarGroup label={peopleLabel} people={people} size={24} max={3} isStatic />
              </span>
            )}
          </div>
        )}
      </div>
      {actions && !isCopy && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}

function Fact({ fact: { icon, text, label, tone = 'neutral' } }: { fact: BoardCardFact }) {
  return (
    <span className={cx(styles.fact, styles.factTones[tone])}>
      {tone !== 'danger' && <Icon icon={icon} size={16} />}
      <span aria-hidden={label ? true : undefined}>{text}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
