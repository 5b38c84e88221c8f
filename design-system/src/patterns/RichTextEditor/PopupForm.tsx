import type { ReactNode } from 'react'

interface PopupFormProps {
  children: ReactNode
  onSubmit: () => void
}

/** The form of a popup; the form around the editor, which React takes for its parent, hears nothing of it. */
export const PopupForm = ({ children, onSubmit }: PopupFormProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      event.stopPropagation()
      onSubmit()
    }}
  >
    {children}
  </form>
)
