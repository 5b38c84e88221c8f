import type { Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import { Pressable } from '../../internal/Pressable.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { Avatar, type AvatarProps } from './Avatar.tsx'
import * as styles from './AvatarGroup.css.ts'

/** One of a group of people. */
export interface AvatarGroupPerson {
  /** Tells them from others of the same name. @default the name */
  id?: string
  name: string
  /** The address of a picture. */
  src?: string
  /** Whether they are there; said in words in the list. */
  presence?: AvatarProps['presence']
}

export interface AvatarGroupProps {
  /** What the people have in common; their names follow it. */
  label: string
  /** Who belongs to it, the most important first. */
  people: readonly AvatarGroupPerson[]
  /** How many places there are, the one for the rest included. @default 5 */
  max?: number
  /** How many there are, where `people` are only the first of them. @default as many as `people` */
  total?: number
  /** Width and height of a face in px. @default 32 */
  size?: keyof typeof styles.face
  /** Shows faces alone, where they stand inside something that is pressed. @default false: pressing lists everyone */
  isStatic?: boolean
  ref?: Ref<HTMLSpanElement>
}

const { Part: AvatarGroupPopup, preload } = lazyWithPreload(
  async () => (await import('./AvatarGroupPopup.tsx')).AvatarGroupPopup,
)

/**
 * Several people as faces that overlap, with the rest as a number; names show on hover and focus, and pressing
 * lists everyone.
 *
 * Use when a team, the readers of a file or the guests of an event need little room.
 * Not for one person: use `Avatar`; nor where each is acted on: use a `List`.
 */
export function AvatarGroup({
  label,
  people,
  max = 5,
  total,
  size = 32,
  isStatic,
  ...own
}: AvatarGroupProps) {
  const { locale } = useLocale()
  const messages = useMessages()
  const all = Math.max(total ?? 0, people.length)
  // The number takes the place of a face, so it never stands for one person whose face would fit there.
  const shown = people.slice(0, all > max ? max - 1 : max)
  const rest = all - shown.length
  const named = [...shown.map(({ name }) => name), ...(rest > 0 ? [messages.others(rest)] : [])]
  const name = `${label}: ${new Intl.ListFormat(locale).format(named)}`
  const faces = (
    <>
      {shown.map((person) => (
        <span key={person.id ?? person.name} className={styles.face[size]}>
          <Avatar name={person.name} src={person.src} size={size} isDecorative />
        </span>
      ))}
      {rest > 0 && (
        <span aria-hidden="true" className={styles.face[size]}>
          <bdi
            className={styles.rest[size]}
            data-letters={`+${new Intl.NumberFormat(locale).format(rest)}`}
          />
        </span>
      )}
    </>
  )
  if (isStatic) {
    return (
      <span {...own} role="img" aria-label={name} className={styles.faces}>
        {faces}
      </span>
    )
  }
  return (
    <span {...own} className={styles.faces}>
      <Tooltip label={name}>
        <PopupTrigger
          hasPopup="dialog"
          preload={preload}
          popup={({ id, triggerRef, isOpen, onOpenChange, isVirtual }) => (
            <AvatarGroupPopup
              {...{ id, label, people, triggerRef, isOpen, onOpenChange, isVirtual }}
              total={all}
            />
          )}
        >
          <Pressable aria-label={name} className={styles.button}>
            {faces}
          </Pressable>
        </PopupTrigger>
      </Tooltip>
    </span>
  )
}
