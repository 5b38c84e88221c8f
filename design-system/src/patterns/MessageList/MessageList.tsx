import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import * as styles from './MessageList.css.ts'

/** One of the messages of a `MessageList`. */
export interface ListedMessage {
  /** Which message it is. */
  id: string
  /** Who wrote it; messages of one author in a row share a face. */
  author: string
  /** The address of the author's picture. */
  avatar?: string
  /** Sets it at the end of the line, as what the reader wrote. @default false */
  isOwn?: boolean
  /** What it says; line breaks are kept. */
  text: string
  /** When it was written, in words. */
  time: string
  /** The day that begins with it, in words. @default the same day as the message before */
  day?: string
  /** How far it has come. @default nothing */
  state?: { icon: IconSource; label: string; tone?: 'danger' | 'primary' }
  /** What can be done about it, such as a button that sends it again. */
  action?: ReactNode
}

export interface MessageListProps {
  /** Whose conversation it is: its name. */
  label: string
  /** The messages, the oldest first. */
  messages: readonly ListedMessage[]
  ref?: Ref<HTMLDivElement>
}

/** What scrolls is a stop of Tab, so that keys can move it. */
const scrollable = { role: 'log', tabIndex: 0 } as const

/**
 * The messages of a conversation, by day and by author. It opens at the newest, and says new ones to screen readers.
 *
 * Use when people write to each other. Not for mails: use `MailList`; nor for what happened: use `Timeline`.
 */
export function MessageList({ label, messages, ref, ...rest }: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => scroller.current!)
  const lastId = messages.at(-1)?.id
  useEffect(() => {
    scroller.current!.scrollTop = scroller.current!.scrollHeight
  }, [lastId])
  return (
    <div {...rest} ref={scroller} {...scrollable} aria-label={label} className={styles.log}>
      {messages.map((message, index) => {
        const { id, author, avatar, isOwn, text, time, day, state, action } = message
        const next = messages[index + 1]
        const isLast = next?.author !== author || next.day !== undefined
        return (
          <div key={id} className={cx(styles.entry, isLast && styles.last)}>
            {day !== undefined && <div className={styles.day}>{day}</div>}
            <div className={cx(styles.line, isOwn && styles.ownLine)}>
              {!isOwn && (
                <span className={styles.face}>
                  {isLast && <Avatar name={author} src={avatar} size={32} isDecorative />}
                </span>
              )}
              <span className={styles.author}>{author}</span>
              <div dir="auto" className={cx(styles.bubble, isOwn && styles.own)}>
                {text}
              </div>
              <span className={styles.note}>
                {state && (
                  <span
                    role="img"
                    aria-label={state.label}
                    className={styles.states[state.tone ?? 'neutral']}
                  >
                    <Icon of={state.icon} size={16} />
                  </span>
                )}
                {time}
                {action}
              </span>
            </div>
          </div>
        )
      })}
    </div>
  )
}
