import type { ReactNode } from 'react'
import { Icon } from '../../../design-system/src/components/Icon/Icon.tsx'
import { IconCheck, IconX } from '../../../design-system/src/icons/icons.ts'

/** What to do beside what not to do. */
export const Contrast = ({ children }: { children: ReactNode }) => <div className="f-do">{children}</div>

interface ExampleProps {
  children: ReactNode
  /** Why it is right, or wrong. */
  note: string
  isGood?: boolean
}

/** Something shown live, as an example to follow or to avoid. */
export const Example = ({ children, note, isGood = false }: ExampleProps) => (
  <figure data-good={isGood}>
    <div>{children}</div>
    <figcaption>
      <b>
        <Icon icon={isGood ? IconCheck : IconX} size={16} />
        {isGood ? 'Do' : 'Don’t'}
      </b>
      {note}
    </figcaption>
  </figure>
)
