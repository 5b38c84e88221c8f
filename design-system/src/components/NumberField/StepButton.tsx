import { useRef } from 'react'
import { type AriaButtonProps, useButton } from 'react-aria/useButton'
import { cx } from '../../css/cx.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import * as styles from './NumberField.css.ts'

interface StepButtonProps {
  icon: IconSource
  /** What the number field says of the button. */
  own: AriaButtonProps
  isLeading?: boolean
}

/** A button that takes the number a step up or down, and goes on while it is held. */
export function StepButton({ icon, own, isLeading }: StepButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const { buttonProps } = useButton(own, ref)
  return (
    <button {...buttonProps} ref={ref} className={cx(styles.stepper, isLeading && styles.leading)}>
      <Icon icon={icon} size={16} />
    </button>
  )
}
