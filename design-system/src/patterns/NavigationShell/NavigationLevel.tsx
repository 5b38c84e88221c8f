import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { BarEntry, type BarEntryProps } from './NavigationBar.tsx'
import { parentOf, pathAt } from './useBar.ts'
import { useBarClosing } from './useBarClosing.ts'
import { usePlace } from './usePlace.ts'
import { useSteering } from './useSteering.ts'
import * as styles from './NavigationLevel.css.ts'

interface NavigationLevelProps extends BarEntryProps {
  id: string
}

/** Whether the browser can lift it above everything; elsewhere it is merely fixed. */
const canRise = 'showPopover' in HTMLElement.prototype

const entriesOf = (popup: Element) =>
  [...popup.firstElementChild!.children].map((entry) => entry.firstElementChild as HTMLElement)

/**
 * What opens from an entry of the horizontal navigation. It stands in the entry itself, so that Tab and a screen
 * reader come to it next.
 */
export function NavigationLevel({ id, item, path, bar, ...rest }: NavigationLevelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { direction } = useLocale()
  const isNested = path.includes('/')
  const takesFocus = bar.takesFocus && bar.path === path
  usePlace(ref, { offset: rest.offset, isRightToLeft: direction === 'rtl' })
  useBarClosing(ref, bar, !isNested)
  useSteering(ref, bar)
  useLayoutEffect(() => {
    if (takesFocus) entriesOf(ref.current!)[0]?.focus()
  }, [takesFocus])

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const entries = entriesOf(event.currentTarget)
    const index = entries.indexOf(event.target as HTMLElement)
    if (index === -1) return
    const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }
    const step = steps[event.key]
    if (step !== undefined) entries.at(step % entries.length)!.focus()
    else if (event.key === forward && entries[index]!.hasAttribute('aria-expanded'))
      bar.show(pathAt(event.target), true)
    else if (event.key === back && isNested) bar.close(parentOf(path))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={ref}
      role="presentation"
      popover={canRise ? 'manual' : undefined}
      className={styles.popup}
      onKeyDown={move}
    >
      <ul id={id} aria-label={item.label} className={styles.list}>
        {item.items!.map((inner, index) => (
          <BarEntry key={inner.id} {...rest} item={inner} path={`${path}/${index}`} bar={bar} />
        ))}
      </ul>
    </div>
  )
}
