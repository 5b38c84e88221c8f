import { type KeyboardEvent, type MouseEvent, use, useEffect, useId, useRef } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { LinkContext } from '../../internal/LinkContext.ts'
import { useStrings } from '../../locale/useStrings.ts'
import type { CommandPaletteProps } from './CommandPalette.tsx'
import { PaletteField } from './PaletteField.tsx'
import { PaletteFooter } from './PaletteFooter.tsx'
import { PaletteList } from './PaletteList.tsx'
import { type Row, usePalette } from './usePalette.ts'
import { paletteStrings } from './strings.ts'

interface PaletteProps extends Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange' | 'ref'> {
  onClose: () => void
}

const isOwn = (href: string) => /^\/(?!\/)/.test(href)
const isElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** A field, what answers it, and the keys that work both; the focus stays in the field. */
export function Palette({
  label,
  placeholder,
  groups,
  sources = [],
  suggestions = [],
  onChoose,
  onClose,
}: PaletteProps) {
  const strings = useStrings(paletteStrings)
  const id = useId()
  const { navigate } = use(LinkContext)
  const palette = usePalette({ groups, sources, suggestions, strings })
  const { query, type, sections, rows, active, mark } = palette
  const afterwards = useAfterwards()

  const choose = ({ entry, onChoose: act }: Row, event: MouseEvent) => {
    if (act) return act()
    if (entry.isKeptOpen) return entry.onAction?.()
    const isNewTab = entry.href !== undefined && isElsewhere(event)
    onChoose?.(entry)
    if (isNewTab) return
    if (entry.href !== undefined && navigate && isOwn(entry.href)) {
      event.preventDefault()
      navigate(entry.href)
    }
    afterwards(entry.onAction)
    onClose()
  }

  const move = (steps: number) => {
    const at = active ? rows.indexOf(active) : steps > 0 ? -1 : 0
    const next = rows.at((at + steps) % rows.length)
    if (next) mark(next.key)
  }
  /** To the first row of the group before or after. */
  const leap = (steps: number) => {
    const at = sections.findIndex((section) => section.rows.some((row) => row === active))
    const next = sections[Math.min(sections.length - 1, Math.max(0, at + steps))]
    if (next?.rows[0]) mark(next.rows[0].key)
  }
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => leap(1),
    PageUp: () => leap(-1),
    Enter: ({ ctrlKey, metaKey, shiftKey }) => {
      const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
      if (active)
        document
          .getElementById(optionId(id, active))
          ?.dispatchEvent(new globalThis.MouseEvent('click', press))
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act(event)
  }

  const isSettled = palette.isTyped && !palette.isPending
  const counted = palette.isNothing ? strings.nothing(query.trim()) : strings.results(palette.count)
  return (
    <>
      <PaletteField
        {...{ label, placeholder, onKeyDown }}
        value={query}
        onChange={type}
        listId={rows.length > 0 ? id : undefined}
        activeId={active && optionId(id, active)}
      />
      <PaletteList
        {...{ id, label, sections, active, choose }}
        optionId={(row) => optionId(id, row)}
        onMark={mark}
        isPending={palette.isPending}
        nothing={
          palette.isNothing
            ? {
                title: strings.nothing(query.trim()),
                text: rows.length > 0 ? strings.nothingText : strings.nothingTextAlone,
              }
            : undefined
        }
      />
      <PaletteFooter strings={strings} />
      <VisuallyHidden live="polite">
        {isSettled && (!palette.isFailed || palette.count > 0) && counted}
      </VisuallyHidden>
      <VisuallyHidden live="polite">{isSettled && palette.isFailed && strings.failed}</VisuallyHidden>
    </>
  )
}

/** By the row and not by its place, so that a screen reader hears of the new one that took the place of another. */
const optionId = (id: string, { key }: Row) => `${id}-${encodeURIComponent(key)}`

/** Does something once the palette is gone and the focus is back where it was, so that a dialog can take it from there. */
function useAfterwards() {
  const waiting = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      const act = waiting.current
      if (act) requestAnimationFrame(act)
    },
    [],
  )
  return (act: (() => void) | undefined) => {
    waiting.current = act
  }
}
