import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import type { MenuEntry } from '../../components/Menu/Menu.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { IconArrowDown } from '../../icons/icons.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { continues, type ListedMessage } from './message.ts'
import { MessageRow } from './MessageRow.tsx'
import { MessageTools } from './MessageTools.tsx'
import { useMessageWindow } from './useMessageWindow.ts'
import { useNews } from './useNews.ts'
import { strings as roomStrings } from './strings.ts'
import * as styles from './MessageList.css.ts'

export type { ListedMessage, MessageReaction } from './message.ts'

export interface MessageListProps {
  /** Whose conversation it is: its name. */
  label: string
  /** The ids of all messages, the oldest first, be they ten thousand: only those near to what is looked at are drawn. */
  ids: readonly string[]
  /** What the message of an id shows, asked for those alone that are drawn or new; keep the function while they all show the same. */
  messageOf: (id: string) => ListedMessage
  /** The id of a message that is brought into view and marked, such as one that was looked for. @default none */
  currentId?: string
  /** Brings that message into view again whenever it changes, such as a count of how often it was asked for. */
  currentKey?: string | number
  /** Says that somebody is writing, after the last message. @default nobody */
  writing?: string
  /** The emoji that are offered at once, beside all others. @default none */
  quickReactions?: readonly string[]
  /** Called with a message, an emoji and whether the reader's reaction is on from now on; without it none are offered. */
  onReact?: (id: string, emoji: string, isOn: boolean) => void
  /** Called with the message that shall be answered. */
  onReply?: (id: string) => void
  /** What the menu of a message offers. @default nothing */
  actionsOf?: (id: string) => readonly MenuEntry[]
  /** Called with the action and the message that it is for. */
  onAction?: (action: string, id: string) => void
  ref?: Ref<HTMLDivElement>
}

const noReactions: readonly string[] = []
const noActions = () => []

/** Asks for each message once, so that one that shows the same is not drawn anew. */
function remembered(messageOf: MessageListProps['messageOf']): MessageListProps['messageOf'] {
  const known = new Map<string, ListedMessage>()
  return (id) => {
    const message = known.get(id) ?? messageOf(id)
    known.set(id, message)
    return message
  }
}

const messageAt = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-message]')?.dataset.message

/**
 * The messages of a conversation, by day and by author. It opens at the newest, and says new ones to screen readers
 * once. The arrow keys walk the messages; Tab goes on to what can be done with the one that has the focus.
 *
 * Use when people write to each other. Not for mails: use `MailList`; nor for what happened: use `Timeline`.
 */
export function MessageList({
  label,
  ids,
  messageOf: messageOfId,
  currentId,
  currentKey,
  writing,
  quickReactions = noReactions,
  onReact,
  onReply,
  actionsOf = noActions,
  onAction,
  ref,
  ...rest
}: MessageListProps) {
  'use memo'
  const strings = useStrings(roomStrings)
  const prefix = useId()
  const messageOf = useMemo(() => remembered(messageOfId), [messageOfId])
  const lastId = ids.at(-1)
  const { scroller, start, end, isAtEnd, onScroll, show, showLatest, elementOf } = useMessageWindow(
    ids,
    lastId !== undefined && Boolean(messageOf(lastId).isOwn),
  )
  const news = useNews(ids, messageOf)
  /** The message that is pointed at or has the focus: it alone has tools. */
  const [activeId, setActiveId] = useState<string>()
  const [stopId, setStopId] = useState<string>()
  const [quotedId, setQuotedId] = useState<string>()
  const drawn = ids.slice(start, end).map(messageOf)
  const beside = (index: number) => (ids[index] === undefined ? undefined : messageOf(ids[index]))
  const stop = drawn.some(({ id }) => id === stopId) ? stopId : drawn.at(-1)?.id
  const markedId = currentId ?? quotedId

  const onCurrent = useEffectEvent((id: string) => show(id))
  useEffect(() => {
    if (currentId !== undefined) onCurrent(currentId)
  }, [currentId, currentKey])

  // The same for every message while the list scrolls, so that one in sight is not drawn anew.
  const latestShow = useRef(show)
  useLayoutEffect(() => {
    latestShow.current = show
  })
  const [showQuoted] = useState(() => (id: string) => {
    setQuotedId(id)
    latestShow.current(id)
  })
  const activate = (id: string | undefined) => {
    // What a message has opened stays open while the pointer is elsewhere.
    const isOpen = scroller.current!.querySelector('[aria-expanded="true"]')
    if (!isOpen && id !== activeId) setActiveId(id)
  }
  const onPointerOver = ({ target }: PointerEvent) => activate(messageAt(target))
  const onFocus = ({ target }: FocusEvent) => {
    const id = messageAt(target)
    if (id === undefined) return
    setStopId(id)
    activate(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const id = target.dataset.message
    if (id === undefined) return
    const index = ids.indexOf(id)
    const next = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: ids.length - 1,
    }[event.key]
    const nextId = next === undefined ? undefined : ids[next]
    if (nextId === undefined) return
    event.preventDefault()
    const near = elementOf(nextId)
    if (near) near.focus()
    else {
      show(nextId)
      requestAnimationFrame(() => elementOf(nextId)?.focus({ preventScroll: true }))
    }
  }

  return (
    <div {...rest} ref={ref} className={styles.frame}>
      <div
        ref={scroller}
        role="log"
        aria-label={label}
        aria-live="off"
        onScroll={onScroll}
        {...{ onPointerOver, onFocus, onKeyDown }}
        className={styles.log}
      >
        <div className={styles.rows}>
          {drawn.map((message, index) => {
            const { id, isPending } = message
            const former = drawn[index - 1] ?? beside(start - 1)
            const next = drawn[index + 1] ?? beside(end)
            return (
              <MessageRow
                key={id}
                message={message}
                prefix={prefix}
                isFirst={!continues(message, former)}
                isLast={next === undefined || !continues(next, message)}
                isStop={id === stop}
                isMarked={id === markedId}
                showQuoted={strings.showQuoted}
                onQuote={showQuoted}
                onReact={onReact}
                tools={
                  id === activeId &&
                  !isPending &&
                  (onReact || onReply || onAction) && (
                    <MessageTools
                      reactions={quickReactions}
                      entries={actionsOf(id)}
                      onReact={
                        onReact &&
                        ((emoji) => {
                          const own = message.reactions?.find((one) => one.emoji === emoji)
                          onReact(id, emoji, !own?.isOwn)
                        })
                      }
                      onReply={onReply && (() => onReply(id))}
                      onAction={(action) => onAction?.(action, id)}
                    />
                  )
                }
              />
            )
          })}
          {writing && end === ids.length && (
            <div className={styles.writing}>
              <span aria-hidden className={styles.dots} />
              {writing}
            </div>
          )}
        </div>
      </div>
      <VisuallyHidden as="div" live="polite">
        {news}
      </VisuallyHidden>
      {!isAtEnd && (
        <div className={styles.latest}>
          <Button size="small" start={<Icon icon={IconArrowDown} size={16} />} onPress={showLatest}>
            {strings.latest}
          </Button>
        </div>
      )}
    </div>
  )
}
