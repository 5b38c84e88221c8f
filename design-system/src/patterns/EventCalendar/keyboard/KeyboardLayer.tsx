import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useEventStrings } from '../strings/useEventStrings.ts'
import { bringIntoSight, elementOf, type Place, placeOfEvent, placeOfSlot } from './places.ts'
import { type KeysOptions, useKeys } from './useKeys.ts'
import * as styles from './KeyboardLayer.css.ts'

interface KeyboardLayerProps extends Omit<KeysOptions, 'onOpen'> {
  stage: RefObject<HTMLElement | null>
}

const isSame = (a: Place, b: Place) =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height

const px = (length: number) => `${Math.round(length)}px`

/**
 * The one stop of Tab in the days: it keeps the focus however they are drawn anew, stands over the day, the hour or the
 * event that the keys have reached, and says what that is.
 */
export function KeyboardLayer({ stage, ...options }: KeyboardLayerProps) {
  const { strings } = useEventStrings()
  const help = useId()
  const own = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>({ left: 0, top: 0, width: 0, height: 0 })
  const [isFocused, setFocused] = useState(false)
  const { mode, announcement, onKeyDown, onFocus, onBlur } = useKeys({
    ...options,
    onOpen: (id) => {
      const element = stage.current && elementOf(stage.current, id)
      options.onOpenEvent(id, element ?? own.current!)
    },
  })
  useLayoutEffect(() => {
    const element = stage.current
    if (!isFocused || !element) return
    const measure = () => {
      const found =
        (mode.kind !== 'slot' && placeOfEvent(element, mode.id)) || placeOfSlot(element, mode.slot)
      if (found) setPlace((before) => (isSame(before, found) ? before : found))
    }
    bringIntoSight(element, mode.slot)
    // The library settles where its events stand a frame or two later.
    let frame = requestAnimationFrame(() => {
      bringIntoSight(element, mode.slot)
      frame = requestAnimationFrame(measure)
    })
    element.addEventListener('scroll', measure, true)
    addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', measure, true)
      removeEventListener('resize', measure)
    }
  }, [mode, isFocused, stage, options.events, options.date, options.view])
  const behaviour = {
    // It takes the arrows itself; the keys of the product stay with the product.
    role: 'application',
    'data-single-keys': true,
    tabIndex: 0,
    onKeyDown,
    onFocus: () => {
      setFocused(true)
      onFocus()
    },
    onBlur: () => {
      setFocused(false)
      onBlur()
    },
  } as const
  return (
    <>
      <div
        ref={own}
        {...behaviour}
        aria-label={strings.keyboardLabel}
        aria-describedby={help}
        className={styles.place}
        data-carries={mode.kind === 'move' || undefined}
        style={assignInlineVars({
          [styles.left]: px(place.left),
          [styles.top]: px(place.top),
          [styles.width]: px(place.width),
          [styles.height]: px(place.height),
        })}
      />
      <VisuallyHidden>
        <span id={help}>{strings.keyboardHelp}</span>
        <span aria-live="assertive">{isFocused ? announcement : ''}</span>
      </VisuallyHidden>
    </>
  )
}
