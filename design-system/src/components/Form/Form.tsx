import type { ReactNode, Ref } from 'react'
import { FormElement } from '../../internal/FormElement.tsx'
import { firstInvalid } from './firstInvalid.ts'

export interface FormProps {
  children: ReactNode
  /** The form's name, which makes it a landmark. */
  label: string
  /**
   * Called when it is submitted; the page does not load anew. Where a field says afterwards that it is wrong, the first
   * such takes the focus, unless it was sent elsewhere meanwhile.
   */
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
export function Form({ onSubmit, ...rest }: FormProps) {
  async function submit(form: HTMLFormElement) {
    const focused = document.activeElement
    await onSubmit()
    // What is wrong is drawn with the coming frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = document.activeElement
        if (now === focused || now === document.body) firstInvalid(form)?.focus()
      }),
    )
  }
  return <FormElement {...rest} onSubmit={({ currentTarget }) => void submit(currentTarget)} />
}
