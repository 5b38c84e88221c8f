import * as styles from './Checkbox.css.ts'

const check = 'm5 9.25 2.75 2.75L13 6.5'
const dash = 'M5 9h8'

/** The tick or the dash, drawn on the pixels of the box. */
export function CheckboxMark({ isOn, isIndeterminate }: { isOn: boolean; isIndeterminate?: boolean }) {
  if (!isOn && !isIndeterminate) return null
  return (
    <svg aria-hidden width={18} height={18} viewBox="0 0 18 18" className={styles.mark}>
      <path d={isIndeterminate ? dash : check} />
    </svg>
  )
}
