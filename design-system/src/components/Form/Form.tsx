import type { ReactNode, Ref } from 'react'

export interface FormProps {
  children: ReactNode
  /** The form's name, which makes it a landmark. */
  label: string
  /** Called when it is submitted; the page does not load anew. */
  onSubmit: () => void | Promise<unknown>
  /** For submit buttons that stand outside of it. */
  id?: string
  ref?: Ref<HTMLFormElement>
}

/**
 * Fields that are sent together; Enter submits.
 *
 * Use when a person fills in values and sends them. Not for filters that apply at once.
 */
export function Form({ children, label, onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {children}
    </form>
  )
}
