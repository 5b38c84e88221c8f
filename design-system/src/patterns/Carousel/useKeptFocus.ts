import { useLayoutEffect, useRef } from 'react'

/** Keeps the focus within a carousel when the slide that has it goes, so that keys lead on from there. */
export function useKeptFocus(shown: number) {
  const carousel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const slide = document.activeElement?.closest<HTMLElement>('[inert]')
    if (slide && carousel.current?.contains(slide)) slide.parentElement?.focus({ preventScroll: true })
  }, [shown])
  return carousel
}
