import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx'
import { Popover } from '../../components/Popover/Popover.tsx'
import { IconCornerUpLeft, IconDots, IconMoodPlus } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { useStrings } from '../../locale/useStrings.ts'
import { EmojiPicker } from '../EmojiPicker/EmojiPicker.tsx'
import { strings as roomStrings } from './strings.ts'
import * as styles from './MessageList.css.ts'

interface MessageToolsProps {
  reactions: readonly string[]
  entries: readonly MenuEntry[]
  onReact?: (emoji: string) => void
  onReply?: () => void
  onAction: (action: string) => void
}

/** What can be done with a message that is pointed at or has the focus. */
export function MessageTools({ reactions, entries, onReact, onReply, onAction }: MessageToolsProps) {
  const strings = useStrings(roomStrings)
  return (
    <div className={styles.tools}>
      {onReact &&
        reactions.map((emoji) => (
          <Pressable
            key={emoji}
            aria-label={strings.react(emoji)}
            className={styles.quick}
            onPress={() => onReact(emoji)}
          >
            {emoji}
          </Pressable>
        ))}
      {onReact && (
        <Popover
          label={strings.moreReactions}
          placement="top"
          content={(close) => (
            <EmojiPicker
              onSelect={(emoji) => {
                onReact(emoji)
                close()
              }}
            />
          )}
        >
          <IconButton icon={IconMoodPlus} size="small" label={strings.moreReactions} />
        </Popover>
      )}
      {onReply && (
        <IconButton icon={IconCornerUpLeft} size="small" label={strings.reply} onPress={() => onReply()} />
      )}
      {entries.length > 0 && (
        <Menu label={strings.more} sections={[{ id: 'message', entries }]} onAction={onAction}>
          <IconButton icon={IconDots} size="small" label={strings.more} />
        </Menu>
      )}
    </div>
  )
}
