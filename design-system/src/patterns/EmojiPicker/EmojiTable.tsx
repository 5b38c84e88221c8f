import { EmojiPicker } from 'frimousse'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useStrings } from '../../locale/useStrings.ts'
import { resolveEmoji } from './resolveEmoji.ts'
import { strings as roomStrings } from './strings.ts'
import * as styles from './EmojiPicker.css.ts'

const COLUMNS = 8

/** Rows and columns count from one; the library counts them from nothing. */
const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1)

/** The search and the emoji below it. */
export function EmojiTable({ onSelect }: { onSelect: (emoji: string) => void }) {
  const strings = useStrings(roomStrings)
  const { locale } = useLocale()
  return (
    <EmojiPicker.Root
      columns={COLUMNS}
      locale={locale.slice(0, 2)}
      resolveEmojiData={resolveEmoji}
      onEmojiSelect={({ emoji }) => onSelect(emoji)}
      className={styles.root}
    >
      <EmojiPicker.Search
        autoFocus
        aria-label={strings.search}
        placeholder={strings.search}
        className={styles.search}
      />
      <EmojiPicker.Viewport className={styles.viewport}>
        <EmojiPicker.Loading className={styles.hint}>{strings.loading}</EmojiPicker.Loading>
        <EmojiPicker.Empty className={styles.hint}>{strings.none}</EmojiPicker.Empty>
        <EmojiPicker.List
          className={styles.list}
          components={{
            CategoryHeader: ({ category, ...rest }) => (
              <div {...rest} className={styles.category}>
                {category.label}
              </div>
            ),
            Row: ({ children, ...rest }) => (
              <div {...rest} aria-rowindex={fromOne(rest['aria-rowindex'])} className={styles.row}>
                {children}
              </div>
            ),
            Emoji: ({ emoji, ...rest }) => (
              <button
                {...rest}
                type="button"
                role="gridcell"
                aria-colindex={fromOne(rest['aria-colindex'])}
                className={styles.emoji}
              >
                {emoji.emoji}
              </button>
            ),
          }}
        />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  )
}
