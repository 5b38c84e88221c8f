import { memo, type ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Highlight } from '../../components/Highlight/Highlight.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import type { ListedMessage, MessageReaction } from './message.ts'
import { useParts } from './useParts.ts'
import * as styles from './MessageList.css.ts'

interface MessageRowProps {
  message: ListedMessage
  /** Begins the ids of its parts. */
  prefix: string
  isFirst: boolean
  isLast: boolean
  isStop: boolean
  isMarked: boolean
  showQuoted: string
  onQuote: (id: string) => void
  onReact?: (id: string, emoji: string, isOn: boolean) => void
  tools?: ReactNode
}

/** The arrow keys walk the messages, so that what can be done with one is reached from it. */
const stop = { role: 'article', tabIndex: 0 } as const
const noStop = { role: 'article', tabIndex: -1 } as const

/** Its words, in which what leads somewhere is a link. */
function LinkedText({ text }: { text: string }) {
  return useParts(text).map((part, index) =>
    part.href ? (
      <bdi key={index}>
        <a href={part.href} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {part.text}
        </a>
      </bdi>
    ) : (
      part.text
    ),
  )
}

/** One message with what stands before it and beside it. */
export const MessageRow = memo(function MessageRow({
  message,
  prefix,
  isFirst,
  isLast,
  isStop,
  isMarked,
  showQuoted,
  onQuote,
  onReact,
  tools,
}: MessageRowProps) {
  const { id, author, avatar, isOwn, text, time, day, unread, state, note, quote, attachments } = message
  const { reactions = [], found, errorMessage, action, isPending } = message
  const part = (name: string) => `${prefix}${name}-${id}`
  const reaction = ({ emoji, count, isOwn: isMine, label }: MessageReaction) => {
    const className = cx(styles.reaction, isMine && styles.ownReaction)
    const content = (
      <>
        <span aria-hidden>{emoji}</span>
        {count > 1 && <span aria-hidden>{count}</span>}
      </>
    )
    return onReact && !isPending ? (
      <Pressable
        key={emoji}
        aria-pressed={isMine}
        className={className}
        onPress={() => onReact(id, emoji, !isMine)}
      >
        {content}
        <span className={styles.unseen}>{label}</span>
      </Pressable>
    ) : (
      <span key={emoji} role="img" aria-label={label} className={className}>
        {content}
      </span>
    )
  }
  const quoted = quote && (
    <>
      <span className={styles.quoteAuthor}>{quote.author}</span>
      <span dir="auto" className={styles.quoteText}>
        {quote.text}
      </span>
    </>
  )
  return (
    <div className={cx(styles.entry, isLast && styles.last)}>
      {day !== undefined && <div className={styles.day}>{day}</div>}
      {unread !== undefined && <div className={cx(styles.day, styles.unread)}>{unread}</div>}
      <div
        {...(isStop ? stop : noStop)}
        data-message={id}
        data-marked={isMarked || undefined}
        aria-labelledby={`${part('author')} ${part('bubble')} ${part('note')}`}
        aria-describedby={errorMessage && part('error')}
        className={cx(styles.line, isOwn && styles.ownLine)}
      >
        {!isOwn && (
          <span className={styles.face}>
            {isLast && <Avatar name={author} src={avatar} size={32} isDecorative />}
          </span>
        )}
        <span id={part('author')} className={styles.unseen}>
          {author}
        </span>
        <div className={cx(styles.column, isOwn && styles.ownColumn)}>
          <div
            id={part('bubble')}
            data-first={isFirst || undefined}
            data-last={isLast || undefined}
            className={cx(styles.bubble, isOwn ? styles.own : styles.others)}
          >
            {quote &&
              (quote.id === undefined ? (
                <span className={styles.quote}>{quoted}</span>
              ) : (
                <Pressable className={cx(styles.quote, styles.quotePress)} onPress={() => onQuote(quote.id!)}>
                  <span className={styles.unseen}>{showQuoted}</span>
                  {quoted}
                </Pressable>
              ))}
            {text && (
              <span dir="auto" className={styles.words}>
                {found ? <Highlight query={found}>{text}</Highlight> : <LinkedText text={text} />}
              </span>
            )}
            {attachments}
          </div>
          {errorMessage && (
            <span id={part('error')} className={styles.error}>
              {errorMessage}
            </span>
          )}
          {reactions.length > 0 && <div className={styles.reactions}>{reactions.map(reaction)}</div>}
          {tools}
        </div>
        <span id={part('note')} className={cx(styles.note, !isLast && !action && !note && styles.unseen)}>
          {state && (
            <span role="img" aria-label={state.label} className={styles.states[state.tone ?? 'neutral']}>
              <Icon icon={state.icon} size={16} />
            </span>
          )}
          {note && <span>{note}</span>}
          <span>{time}</span>
          {action}
        </span>
      </div>
    </div>
  )
})
