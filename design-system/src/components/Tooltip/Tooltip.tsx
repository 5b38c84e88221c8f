import { type ReactNode, use, useRef, useState } from 'react'
// What react-aria's own tooltip trigger stands on; its public entry would bring the popup's code along.
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { TriggerContext, type TriggerProps } from '../../internal/TriggerContext.ts'
import { MountOnOpen } from '../../internal/MountOnOpen.tsx'
import { TooltipWords } from './TooltipWords.ts'

type Side = 'top' | 'bottom' | 'start' | 'end'

export interface TooltipProps {
  /** What it says, in a few words. */
  label: string
  /** More about it, below the label: a line or two, a small picture; nothing to press. */
  description?: ReactNode
  /** The keys that do the same, after the label: `⌘ K`. */
  shortcut?: string
  /** The one button or link of the library that it is about, or a `TooltipTarget` around anything else. */
  children: ReactNode
  /** Where it stands, seen from what it is about; it turns over where there is no room. @default 'top' */
  placement?: Side | `${'top' | 'bottom'} ${'start' | 'end'}` | `${'start' | 'end'} ${'top' | 'bottom'}`
  /** How long the pointer rests before it shows, in ms; the next one follows at once. @default 600 */
  delay?: number
}

const { Part: TooltipPopup, preload } = lazyWithPreload(
  async () => (await import('./TooltipPopup.tsx')).TooltipPopup,
)

const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent

/**
 * A few words about a button or a link, on hover and on keyboard focus; about a `TooltipTarget`, on a tap too.
 *
 * Use when an icon alone, or a cut text, could be misread. Not for what must be read to go on, as touch never
 * shows it on a button: write it on the page; nor for anything to press: use `Popover`; nor
 * as the only name of anything: a lone icon has its own.
 */
export function Tooltip({ children, delay = 600, ...words }: TooltipProps) {
  const around = use(TriggerContext)
  const ref = useRef<HTMLButtonElement>(null)
  const [isItsName, setItsName] = useState(false)
  const state = useTooltipTriggerState({
    delay,
    closeDelay: 100,
    onOpenChange: (isOpen) => {
      if (isOpen) setItsName(nameOf(ref.current) === words.label)
    },
  })
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, ref)
  const isSaid = isItsName && !words.description
  const described = isSaid ? { ...triggerProps, 'aria-describedby': undefined } : triggerProps
  return (
    <>
      <TriggerContext
        value={[
          ...around,
          described as TriggerProps,
          { ref: ref as never, onPointerEnter: preload, onFocus: preload },
        ]}
      >
        <TooltipWords value={{ ...words, show: () => state.open(true) }}>{children}</TooltipWords>
      </TriggerContext>
      <MountOnOpen isOpen={state.isOpen}>
        <TooltipPopup
          {...words}
          state={state}
          tooltipProps={tooltipProps}
          triggerRef={ref}
          isItsName={isItsName}
        />
      </MountOnOpen>
    </>
  )
}
